import PaymentContracts
import PaymentCore
import Testing

@testable import SimulatorUI

struct PhraseFitTests {
  /// The narrowest main part beside the inspector is at 110 columns.
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 110, rows: 30), Size(columns: 120, rows: 40),
  ]

  @Test(arguments: Language.allCases, Stage.all)
  func `Every screen is read in full`(language: Language, stage: Stage) throws {
    var visit = try stage.visit(language: language, size: Self.sizes[0])
    for size in Self.sizes {
      visit.resize(to: size)
      let reading = visit.reading
      #expect(reading.cutRows == [], "\(size)")
      #expect(reading.missing(stage.shows(visit.phrases)) == [], "\(size)")
    }
  }

  @Test(arguments: Language.allCases, Stage.all)
  func `A large amount fits too`(language: Language, stage: Stage) throws {
    let visit = try stage.visit(language: language, size: Self.sizes[0], amount: "12345.67")
    let reading = visit.reading
    #expect(reading.cutRows == [])
    if visit.shop.simulator.overlay == nil {
      #expect(reading.missing([visit.shop.simulator.amountText]) == [])
    }
  }

  @Test(arguments: Language.allCases, Stage.all)
  func `On a small screen less is said, and nothing is cut`(
    language: Language,
    stage: Stage
  ) throws {
    let visit = try stage.visit(language: language, size: Size(columns: 60, rows: 20))
    #expect(visit.reading.cutRows == [])
  }

  @Test(arguments: Language.allCases, BuiltInScenario.allCases)
  func `Every ending is read in full under both contracts`(
    language: Language,
    builtIn: BuiltInScenario
  ) throws {
    let scenario = builtIn.scenario
    var visit = try Visit(language: language, size: Self.sizes[0], scenario: scenario)
    visit.playToTheEnd()
    guard case .showing(_, let delivery) = visit.shop.simulator.phase else {
      Issue.record("no result")
      return
    }
    for contract in [delivery.delivered.contract, delivery.delivered.contract.other] {
      let status = visit.phrases.status
      let shown = delivery.answer(of: contract)
      let words = [
        status.word(shown), status.message(shown), status.sentence(shown), status.neverShip,
      ]
      for size in Self.sizes {
        visit.resize(to: size)
        let reading = visit.reading
        #expect(reading.cutRows == [], "\(contract), \(size)")
        #expect(reading.missing(words) == [], "\(contract), \(size)")
      }
      visit.press(.function(4))
    }
  }

  @Test(arguments: Language.allCases)
  func `The first line offers the ways to pay, and less of them where there is less room`(
    language: Language
  ) throws {
    for (order, columns) in [("ORD-1042", 80), ("ORD-1042", 110), ("ORDER-2026-11-30-000017", 80)] {
      let size = Size(columns: columns, rows: 24)
      let visit = try Visit(language: language, size: size) { $0.orderNumber = order }
      let shell = visit.phrases.shell
      let expected = [shell.order(order), shell.payByCard, visit.shop.simulator.amountText]
      let reading = visit.reading
      #expect(reading.cutRows == [], "\(order)")
      #expect(reading.missing(expected) == [], "\(order)")
      #expect(reading.text.contains(shell.payBy) == (order == "ORD-1042" && columns == 80))
    }
  }

  @Test(
    arguments: Language.allCases,
    ["2", "22", "3", "30", "35", "4", "40", "5", "50", "58", "6", "60", "62", "63", "65", "8", "9"]
  )
  func `The schemes that are still possible fit behind the number`(
    language: Language,
    digits: String
  ) throws {
    var visit = try Visit(language: language, size: Self.sizes[0])
    visit.type(digits)
    for size in Self.sizes {
      visit.resize(to: size)
      #expect(visit.reading.cutRows == [], "\(size)")
    }
  }

  @Test(arguments: Language.allCases)
  func `The list of cards and scenarios tells every ending in full`(language: Language) throws {
    for columns in [40, 60, 80, 120] {
      var visit = try Visit(language: language, size: Size(columns: columns, rows: 24))
      visit.press(.function(2))
      for _ in 0..<10 {
        // A title may be cut; the ending stands behind it.
        let ends = visit.rows.dropLast(2).map { $0.trimmingSpaces }.filter { $0.hasSuffix("…") }
        #expect(ends == [], "\(columns)")
        visit.press(.pageDown)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `Every problem of a field fits into its row`(language: Language) {
    let problems = Phrases.phrases(for: language).all.filter { $0.name.hasPrefix(".problems.") }
    for problem in problems {
      let text = Template(stringLiteral: problem.text)("100")
      #expect(TextWidth.columns(of: "! \(text)") <= 59, "\(problem.name)")
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " || $0 == "↓" || $0 == "↑" }.reversed())
  }
}
