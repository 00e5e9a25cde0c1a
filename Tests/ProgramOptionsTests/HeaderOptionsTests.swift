import Foundation
import Platform
import ProgramOptions
import TestSupport
import Testing

@testable import paysim

struct HeaderOptionsTests {
  @Test(
    arguments: [
      ([], [], []),
      (["--contract", "seb", "--json"], ["--contract=seb", "--json"], []),
      (["--order=a=b"], ["--order=a=b"], []),
      (["--order", "--json"], ["--order=--json"], []),
      (["record", "out", "--preauth"], ["--preauth"], []),
      (["record", "--preauth", "out"], ["--preauth"], []),
      (["record", "out", "more"], [], [#""more" is not an option"#]),
      (["replay", "x"], [], [#""replay" is not an option"#, #""x" is not an option"#]),
      (
        ["--status-resolver", "curl evil.example", "--json"], ["--json"],
        [#""--status-resolver" is never taken from a recording"#]
      ),
      (
        ["--cards", "--json"], [],
        [#""--cards" is never taken from a recording"#]
      ),
      (
        ["--api-base-url=https://evil.example", "--seed", "7"], ["--seed=7"],
        [#""--api-base-url" is never taken from a recording"#]
      ),
      (
        ["--later", "x"], [],
        [#""--later" is never taken from a recording"#, #""x" is not an option"#]
      ),
      (["--theme"], [], [#""--theme" needs a value"#]),
      (["--json=yes"], [], [#""--json" takes no value"#]),
      (["--", "-j"], [], [#""--" is not an option"#, #""-j" is not an option"#]),
      (["--scenario", "no-funds"], ["--scenario=no-funds"], []),
      (
        ["--scenario", "/etc/passwd"], [],
        [#""--scenario" names a file outside the recording's folder"#]
      ),
    ])
  func `only what may come from a recording is taken`(
    words: [String],
    taken: [String],
    ignored: [String]
  ) {
    let options = HeaderOptions(
      words: words,
      scenarioFile: ConfinedFolder("/nonexistent").scenarioFile
    )
    #expect(options.options.map(\.word) == taken)
    #expect(options.ignored.map(\.description) == ignored)
  }

  @Test(arguments: ProgramOption.allCases.filter(\.mayStandInHeader))
  func `every option of the list is taken`(name: ProgramOption) throws {
    let option = try #require(HeaderOption(name, value: name.takesValue ? "v" : nil))
    #expect(
      HeaderOptions(words: [option.word], scenarioFile: ConfinedFolder(".").scenarioFile).options
        == [option]
    )
  }

  @Test func `a scenario file must lie in the folder of the recording`() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["fixture", "fixture/deep", "fixture-2"] {
      try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
    }
    for name in ["fixture/own.json", "fixture/deep/own.json", "fixture-2/other.json"] {
      try AtomicFile.write("{}", to: folder.path(name))
    }
    for (link, target) in [
      ("fixture/inward.json", "deep/own.json"), ("fixture/outward.json", "../fixture-2/other.json"),
      ("fixture/outward", "../fixture-2"), ("linked", "fixture"),
    ] {
      try files.createSymbolicLink(
        atPath: folder.path(link),
        withDestinationPath: target
      )
    }
    let expected: [(String, String?, IgnoredWord.Reason?)] = [
      ("own.json", "fixture/own.json", nil),
      ("./own.json", "fixture/own.json", nil),
      ("deep/own.json", "fixture/deep/own.json", nil),
      ("inward.json", "fixture/deep/own.json", nil),
      ("outward.json", nil, .outsideFolder),
      ("outward/other.json", nil, .outsideFolder),
      ("../fixture-2/other.json", nil, .outsideFolder),
      ("deep/../../fixture-2/other.json", nil, .outsideFolder),
      (folder.path("fixture/own.json"), nil, .outsideFolder),
      ("..", nil, .outsideFolder),
      (".", nil, .outsideFolder),
      ("none.json", nil, .noSuchFile),
    ]
    for recording in ["fixture", "linked"] {
      for (value, path, reason) in expected {
        let options = HeaderOptions(
          words: ["--scenario", value],
          scenarioFile: ConfinedFolder(folder.path(recording)).scenarioFile
        )
        #expect(options.options.map(\.value) == (path.map { [folder.path($0)] } ?? []), "\(value)")
        #expect(options.ignored.map(\.reason) == (reason.map { [$0] } ?? []), "\(value)")
      }
    }
  }
}
