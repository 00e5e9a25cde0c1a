import Foundation
import Pictures
import Recordings
import Testing

/// The README's SVG files are drawn from the fixtures' screens; this keeps them current.
struct ReadmePictureTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: ".pictures")

  @Test(arguments: ReadmePicture.all)
  func `A picture in the README is what the program shows`(picture: ReadmePicture) throws {
    let screen = Self.root.appending(path: "Fixtures/\(picture.checkpoint).screen")
    let text = try String(contentsOf: screen, encoding: .utf8)
    let frame = try ScreenText(text: text, file: picture.checkpoint).frame
    let expected = ScreenPicture(frame, title: picture.title).svg
    let file = Self.folder.appending(path: "\(picture.name).svg")
    let actual = try? String(contentsOf: file, encoding: .utf8)
    if actual != expected, ProcessInfo.processInfo.environment["PAYSIM_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(actual == expected, "Set PAYSIM_UPDATE=1 to draw what the program shows")
  }

  @Test func `The README shows every picture, with words for those who cannot see it`() throws {
    let file = Self.root.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for picture in ReadmePicture.all {
      #expect(text.contains("![\(picture.title)](.pictures/\(picture.name).svg)"), "\(picture)")
    }
    let shown = text.components(separatedBy: "](.pictures/").count - 1
    #expect(shown == ReadmePicture.all.count)
  }

  @Test func `No picture is left over`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(ReadmePicture.all.map { "\($0.name).svg" }))
  }
}
