import Foundation
import Pictures
import ProgramOptions
import TestSupport
import Testing

@testable import Recordings

/// Pictures as a replay draws them.
struct ReplayPictureTests {
  private func run(
    _ path: String,
    to folder: String,
    theme: String? = nil
  ) -> (outcome: ReplayOutcome, reports: [String]) {
    var settings = RunSettings()
    if let theme { settings.set(.theme, to: theme) }
    var runner = ReplayRunner(settings: settings)
    runner.pictures = PictureRequest(folder: folder) { frame, title, theme in
      ScreenPicture(frame, title: title, theme: theme).svg
    }
    var reports: [String] = []
    let outcome = runner.run([path], output: ReplayOutput(report: { reports.append($0) }))
    return (outcome, reports)
  }

  private let fixture = "\(Fixtures.folder)/approved-captured"

  @Test
  func `Each checkpoint becomes a picture in a folder that is made`() throws {
    let folder = try TemporaryFolder()
    let place = folder.path("a/b/")
    let (outcome, reports) = run(fixture, to: place)
    #expect(reports == [])
    #expect(outcome.summary == "1 passed, 3 pictures")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted() == [
        "approved-captured-form.svg", "approved-captured-processing.svg",
        "approved-captured-result.svg",
      ]
    )
  }

  @Test
  func `A picture shows the theme and the comparison stays as it was`() throws {
    let folder = try TemporaryFolder()
    let name = "approved-captured-form.svg"
    for theme in ["default", "light"] {
      #expect(run(fixture, to: folder.path(theme), theme: theme).outcome.exitStatus == 0)
    }
    let dark = try String(contentsOfFile: folder.path("default/\(name)"), encoding: .utf8)
    let light = try String(contentsOfFile: folder.path("light/\(name)"), encoding: .utf8)
    #expect(dark != light)
    #expect(light.contains("fill=\"#ffffff\""))
    #expect(dark.contains("<title>paysim: approved-captured, form</title>"))
  }

  @Test
  func `Pictures are drawn again in place of the old ones`() throws {
    let folder = try TemporaryFolder()
    #expect(run(fixture, to: folder.path).outcome.exitStatus == 0)
    #expect(run(fixture, to: folder.path).outcome.exitStatus == 0)
    #expect(try folder.names().count == 3)
  }

  @Test
  func `A folder that cannot be made is an error before anything is replayed`() throws {
    let folder = try TemporaryFolder()
    try "".write(toFile: folder.path("file"), atomically: false, encoding: .utf8)
    for place in ["file", "file/below"] {
      let (outcome, reports) = run(fixture, to: folder.path(place))
      #expect(outcome.exitStatus == 65)
      #expect(outcome.passed == 0)
      #expect(reports.map { $0.contains("file") } == [true])
    }
  }

  @Test
  func `Two checkpoints never share a picture`() throws {
    let folder = try TemporaryFolder()
    for (name, checkpoint) in [("a", "b-c"), ("a-b", "c")] {
      let path = folder.path("fixtures/\(name)")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let keys = Keys("paysim", [.checkpoint(checkpoint), .keys("\u{1b}")])
      try keys.text.write(toFile: "\(path)/keys.cast", atomically: false, encoding: .utf8)
      _ = FixtureCheck(.update).run(Fixture(name: name, folder: path))
    }
    let (outcome, reports) = run(folder.path("fixtures"), to: folder.path("pictures"))
    #expect(outcome.summary == "1 passed, 1 unreadable, 1 picture")
    #expect(reports.map { $0.contains("a-b-c.svg: a picture of this name") } == [true])
  }

  @Test(arguments: [
    ("a", "a-form.svg"), ("a/b", "a-b-form.svg"), ("..", "form.svg"), (".", "form.svg"),
    ("../x", "-x-form.svg"), ("a\u{1b}b", "a-b-form.svg"), ("x.cast", "x.cast-form.svg"),
  ])
  func `A fixture's name never leads out of the folder`(name: String, file: String) {
    let fixture = Fixture(name: name, folder: name)
    #expect(PictureFolder.name(of: fixture, checkpoint: "form") == file)
  }

  @Test
  func `A bare recording is drawn by its name`() {
    let fixture = Fixture(file: "some/where/mine.cast")
    #expect(PictureFolder.name(of: fixture, checkpoint: "form") == "mine-form.svg")
  }
}
