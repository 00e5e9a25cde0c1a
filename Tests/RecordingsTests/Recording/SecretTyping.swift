import PaymentCore
import SimulatorUI

/// Somebody who types secrets everywhere, with mistakes.
struct SecretTyping {
  /// What must never be written.
  private(set) var secrets: [String] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Does one random thing.
  mutating func act(_ run: inout RecordedRun) {
    run.pass(.milliseconds(Int.random(in: 0...400, using: &generator)))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3: type(number(), &run)
    case 4: paste(number(), &run)
    case 5: type(digits(Int.random(in: 5...8, using: &generator)), &run)
    case 6: type("Quxley Zyx", &run)
    case 7: for digit in number() { run.press(.alt(scalar(digit))) }
    case 8: run.type(Keys.challenged)
    case 9: run.type("\t1230\t123\tJane Doe\r")
    case 10: run.pass(.milliseconds(Int.random(in: 1...40_000, using: &generator)))
    case 11: resize(&run)
    case 12...13:
      run.press([.tab, .backTab, .enter, .down, .up].randomElement(using: &generator) ?? .tab)
    case 14...16: run.press(Self.moves.randomElement(using: &generator) ?? .end)
    default: run.press(Self.others.randomElement(using: &generator) ?? .enter)
    }
  }

  private static let moves: [Key] = [
    .tab, .backTab, .enter, .down, .up,
    .left, .right, .home, .end, .backspace, .delete, .control("u"), .control("k"), .control("w"),
    .wordLeft,
  ]
  private static let others: [Key] = [
    .function(1), .function(2), .function(2), .function(3), .function(4), .function(5),
    .function(6), .function(8), .function(8), .function(8), .function(9), .escape,
    .typed("n"), .typed(" "), .control("c"), .enter, .tab,
  ]

  /// A number as typed: with separators, slips that are taken back, and moves.
  private mutating func type(_ text: String, _ run: inout RecordedRun) {
    for character in text {
      run.pass(.milliseconds(Int.random(in: 0...300, using: &generator)))
      switch Int.random(in: 0..<16, using: &generator) {
      case 0: run.press(.typed(" "))
      case 1:
        run.press(.typed(scalar(digits(1).first ?? "0")))
        run.press(.backspace)
      case 2:
        run.press(.left)
        run.press(.right)
      default: break
      }
      run.press(.typed(scalar(character)))
    }
  }

  private mutating func paste(_ text: String, _ run: inout RecordedRun) {
    let separator = ["", " ", "-", "\u{A0}"].randomElement(using: &generator) ?? ""
    run.press(.paste(text.map(String.init).joined(separator: separator) + "\r\n"))
  }

  private mutating func resize(_ run: inout RecordedRun) {
    run.resize(
      to: Size(
        columns: Int.random(in: 20...140, using: &generator),
        rows: Int.random(in: 8...40, using: &generator)
      )
    )
  }

  private mutating func number() -> String {
    let start = ["4", "5", "37", "6", "35", "2", "", "9"].randomElement(using: &generator) ?? ""
    return digits(Int.random(in: 12...19, using: &generator) - start.count, after: start)
  }

  private mutating func digits(_ count: Int, after start: String = "") -> String {
    var text = start
    for _ in 0..<count { text += String(Int.random(in: 0...9, using: &generator)) }
    if text.count > 4 { secrets.append(text) }
    return text
  }

  private func scalar(_ character: Character) -> Unicode.Scalar {
    character.unicodeScalars.first ?? " "
  }
}
