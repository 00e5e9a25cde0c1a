import PaymentCore

extension Event {
  static func random(using numbers: inout SeededGenerator) -> Event {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0...3: .elapsed(.milliseconds(Int.random(in: 0...60_000, using: &numbers)))
    case 4...6: .edited(.random(using: &numbers))
    case 7, 8: .focusMoved(forward: .random(using: &numbers))
    case 9, 10: .confirmed
    case 11: .toggled
    case 12: .submitted
    case 13: Int.random(in: 0..<4, using: &numbers) == 0 ? .cancelled : .cameBack
    case 14:
      .filled(
        CardEntry(
          number: TestCard.builtIn.randomElement(using: &numbers)?.number ?? "",
          today: .lastOfNovember
        )
      )
    case 15:
      .scenarioChosen(
        Bool.random(using: &numbers) ? nil : Scenario.builtIn.randomElement(using: &numbers)
      )
    case 16: .edited(.paste(["1234", "2222", "0000"].randomElement(using: &numbers) ?? ""))
    case 17: .lookupAnswered(LookupAnswer(status: .settled))
    case 18: .platformAnswered(.approved)
    default: Int.random(in: 0..<8, using: &numbers) == 0 ? .stopped : .cameBack
    }
  }
}
