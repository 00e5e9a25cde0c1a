import Testing

@testable import SimulatorUI

struct FormScreenTests {
  @Test(arguments: Language.allCases)
  func `On the smallest screen the longest number is shown whole and apart from its label`(
    language: Language
  ) throws {
    var visit = try Visit(language: language, size: Simulator.smallestSize)
    visit.type("6212345678901232465")
    #expect(visit.text.contains(" 6212 3456 7890 1232 465 "))
  }
}
