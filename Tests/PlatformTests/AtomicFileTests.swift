import Foundation
import Platform
import TestSupport
import Testing

struct AtomicFileTests {
  @Test func `a committed file holds everything and nothing is left beside it`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "línea\n", count: 40_000)
    try AtomicFile.write(text, to: folder.path("keys.cast"))
    #expect(try String(contentsOfFile: folder.path("keys.cast"), encoding: .utf8) == text)
    #expect(try folder.names() == ["keys.cast"])
  }

  @Test func `a file that is not committed leaves the old one as it was`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write("old", to: folder.path("keys.cast"))
    do {
      var file = try AtomicFile(path: folder.path("keys.cast"))
      try file.append(String(repeating: "new", count: 100_000))
      #expect(try folder.names().count == 2)
    }
    #expect(try String(contentsOfFile: folder.path("keys.cast"), encoding: .utf8) == "old")
    #expect(try folder.names() == ["keys.cast"])
  }

  @Test func `two files under one name do not disturb one another`() throws {
    let folder = try TemporaryFolder()
    var first = try AtomicFile(path: folder.path("a"))
    var second = try AtomicFile(path: folder.path("a"))
    try first.append("first")
    try second.append("second")
    try second.commit()
    try first.commit()
    #expect(try String(contentsOfFile: folder.path("a"), encoding: .utf8) == "first")
    #expect(try folder.names() == ["a"])
  }

  @Test func `a failure names the file and the reason`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("none/keys.cast")
    #expect(throws: FileError(path: missing, reason: "No such file or directory")) {
      try AtomicFile.write("x", to: missing)
    }
    let taken = folder.path("taken")
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: false)
    #expect(throws: FileError(path: taken, reason: "Is a directory")) {
      try AtomicFile.write("x", to: taken)
    }
    #expect(try folder.names() == ["taken"])
  }
}
