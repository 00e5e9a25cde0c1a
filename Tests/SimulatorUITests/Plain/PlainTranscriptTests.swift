import Foundation
import Testing

@testable import SimulatorUI

/// What the line-by-line front end says, as a person would hear it.
struct PlainTranscriptTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  @Test(arguments: Scene.all)
  func `A conversation goes as it is written down`(scene: Scene) throws {
    let conversation = try scene.play()
    let file = Self.folder.appending(path: "\(scene.name).txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    let text = conversation.text + "\n"
    if text != expected, ProcessInfo.processInfo.environment["PAYSIM_UPDATE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == expected, "Set PAYSIM_UPDATE=1 to write down what was said")
    #expect(conversation.endings == scene.endings)
  }

  @Test func `No conversation is written down that nobody has`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Scene.all.map { "\($0.name).txt" }))
  }

  @Test(arguments: Scene.all)
  func `A line is plain text and tells no secret`(scene: Scene) throws {
    let conversation = try scene.play()
    for line in conversation.transcript {
      #expect(!line.isEmpty)
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "\(line)")
      #expect(!line.contains("  "), "\(line)")
      // Numbers that may be told are written in groups.
      #expect(line.split { !$0.isNumber }.allSatisfy { $0.count < 12 }, "\(line)")
    }
  }
}
