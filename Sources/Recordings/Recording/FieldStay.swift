internal import PaymentCore
internal import SimulatorUI

/// What was typed into one field from coming to it until leaving it.
struct FieldStay: Sendable {
  /// One key and when it was pressed.
  struct Press: Sendable {
    let time: Duration
    let key: Key
  }

  let place: TextEntry.Place
  /// The name of the screen that the keys went to.
  let screen: String
  /// The keys, in their order.
  private(set) var presses: [Press] = []
  /// The text as the last key left it.
  private(set) var last: TextEntry
  private let first: TextEntry
  private let keepsName: Bool
  /// What the field held at first, and then everything that was typed, deleted or not.
  private var typed: String
  private var isPublic = true
  private var hasChanges = false

  init(at entry: TextEntry, screen: String, keepsName: Bool) {
    place = entry.place
    self.screen = screen
    self.keepsName = keepsName
    first = entry
    last = entry
    typed = entry.text
  }

  /// Adds a key, and what the field holds after it.
  mutating func add(_ press: Press, leaving entry: TextEntry) {
    presses.append(press)
    switch press.key {
    case .typed(let scalar):
      typed.unicodeScalars.append(scalar)
      hasChanges = true
    case .paste(let text):
      typed += text
      hasChanges = true
    case .left, .right, .wordLeft, .wordRight, .home, .end: break  // They change nothing.
    case .control, .alt, .function, .enter, .tab, .backTab, .escape, .backspace, .delete, .up,
      .down, .pageUp, .pageDown:
      hasChanges = true
    }
    isPublic = isPublic && entry.isPublic(typed: typed, keepsName: keepsName)
    last = entry
  }

  /// The keys to be written, given what the field holds in a replay of what is written already.
  ///
  /// The keys themselves, if they tell nothing; else one event that empties the field and types
  /// the stand-in.
  func events(over written: TextEntry?) -> [(time: Duration, text: String)] {
    let isSame = written?.text == first.text && written?.caret == first.caret
    if isPublic, isSame { return presses.map { ($0.time, $0.key.sequence) } }
    guard hasChanges, let time = presses.last?.time else { return [] }
    return [(time, emptying(written) + typing(last.standIn(keepsName: keepsName)))]
  }

  /// The keys that put the stand-in into the empty field.
  private func typing(_ standIn: String) -> String {
    switch place {
    // Typing completes a month by itself, so that not every text can be typed.
    case .field(.expiry): standIn.isEmpty ? "" : Key.paste(standIn).sequence
    case .field, .code, .picker: standIn
    }
  }

  /// The keys that empty the field.
  private func emptying(_ written: TextEntry?) -> String {
    switch place {
    case .picker: String(repeating: Key.backspace.sequence, count: written?.text.count ?? 0)
    case .field, .code:
      (written.map { $0.caret == $0.text.count } ?? true ? "" : Key.control("e").sequence)
        + Key.control("u").sequence
    }
  }
}
