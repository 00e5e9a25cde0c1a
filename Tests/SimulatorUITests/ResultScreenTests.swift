import Testing

@testable import SimulatorUI

struct ResultScreenTests {
  @Test(arguments: Language.allCases)
  func `On the smallest screen the other answer never stands without its heading`(
    language: Language
  ) throws {
    var visit = try Visit(language: language, size: Simulator.smallestSize)
    visit.press(.escape)
    visit.waitForPerson()
    #expect(visit.text.contains("CUSTOMER_CLICK"))
    #expect(visit.text.contains("paymentStatus"))
    #expect(visit.text.contains("\(visit.phrases.status.wouldDeliver) · SEB"))
  }
}
