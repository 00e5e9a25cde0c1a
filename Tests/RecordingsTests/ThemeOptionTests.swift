import ProgramOptions
import SimulatorUI
import Testing

@testable import Recordings

struct ThemeOptionTests {
  @Test(arguments: Theme.allCases)
  func `A replay is the same in every theme`(theme: Theme) throws {
    let events: [CastEvent] = [.checkpoint("form"), .keys(Keys.paid)]
    let keys = Keys("paysim --theme \(theme.rawValue)", events)
    #expect(try keys.replay() == Keys("paysim", events).replay())
    #expect(try Replay(bytes: Array(keys.text.utf8), file: "keys.cast").theme == theme)
  }

  @Test
  func `The theme is the default one unless it is said`() throws {
    #expect(try RunSettings().theme() == .standard)
  }

  @Test(arguments: ["", "dark", "Light", "standard", "l\u{1b}"])
  func `A wrong name is told with the right ones`(name: String) throws {
    var settings = RunSettings()
    settings.set(.theme, to: name)
    let error = try #require(throws: OptionError.self) { try settings.theme() }
    #expect(error.kind == .usage)
    #expect(error.description.hasPrefix("--theme \(name == "l\u{1b}" ? "l\\u001b" : name): "))
    #expect(
      error.description.hasSuffix("there are default, high-contrast, light and monochrome")
    )
  }

  @Test
  func `A wrong name in a header is an error too`() throws {
    let error = try #require(throws: ReplayError.self) {
      try Keys("paysim --theme dark").replay()
    }
    #expect(error.description.hasPrefix("test/keys.cast: --theme dark: no such theme"))
  }
}
