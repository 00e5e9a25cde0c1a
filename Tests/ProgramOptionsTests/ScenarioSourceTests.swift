import Foundation
import PaymentCore
import TestSupport
import Testing

@testable import ProgramOptions
@testable import paysim

struct ScenarioSourceTests {
  @Test func `A scenario file is found by its path`() throws {
    let folder = try TemporaryFolder()
    try Data(#"{"name": "mine", "poll": {"reason": "NO_FUNDS"}}"#.utf8)
      .write(to: URL(filePath: folder.path("mine.json")))
    let scenario = try ScenarioSource.scenario(named: folder.path("mine.json"), files: .disk)
    #expect(scenario.name == "mine")
    #expect(scenario.poll.behaviour.answer == .declined(.insufficientFunds))
  }

  @Test func `A wrong file is named with the value that is wrong`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("mine.json")
    try Data(#"{"name": "mine", "challenge": {"tries": 0}}"#.utf8).write(to: URL(filePath: path))
    #expect(
      error(naming: path)
        == OptionError(
          "--scenario \(path): challenge.tries: 0 is not usable; "
            + "it should be a whole number from 1 to 10",
          kind: .unreadable
        )
    )
  }

  @Test func `A missing file is unreadable`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.json")
    #expect(
      error(naming: path)
        == OptionError("--scenario \(path): No such file or directory", kind: .unreadable)
    )
  }

  @Test(arguments: [
    ("no-fund", "no-fund: there is no such scenario; did you mean no-funds?"),
    ("NO-FUNDS", "NO-FUNDS: there is no such scenario; did you mean no-funds?"),
    (
      "aproved-captured",
      "aproved-captured: there is no such scenario; did you mean "
        + "approved-captured?"
    ),
    (
      "polling",
      "polling: there is no such scenario; did you mean polling-timeout or "
        + "polling-network-error?"
    ),
    ("zebra", "zebra: there is no such scenario; 'paysim scenarios' lists them"),
    ("", ": there is no such scenario; 'paysim scenarios' lists them"),
    ("\u{1b}[31m", #"\u001b[31m: there is no such scenario; 'paysim scenarios' lists them"#),
  ]) func `A name that there is not gets advice`(_ name: String, message: String) {
    #expect(error(naming: name) == OptionError("--scenario \(message)"))
  }

  private func error(naming name: String) -> OptionError? {
    do {
      _ = try ScenarioSource.scenario(named: name, files: .disk)
      return nil
    } catch {
      return error
    }
  }
}
