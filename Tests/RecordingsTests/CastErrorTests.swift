import Foundation
import Recordings
import TestSupport
import Testing

struct CastErrorTests {
  /// A broken recording and what is said about it.
  struct Broken: CustomTestStringConvertible, Sendable {
    let text: String
    let message: String
    var testDescription: String { message }

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }

    /// A good header, one broken line and its end.
    static func line(_ line: String, _ message: String) -> Broken {
      Broken("{\"version\": 3}\n\(line)\n", "keys.cast:2: \(message)")
    }
  }

  static let headers = [
    Broken("", "keys.cast: the file is empty; \(beginning)"),
    Broken("\n", "keys.cast:1: the header is not JSON; \(beginning)"),
    Broken("# hello\n", "keys.cast:1: the header is missing; \(beginning)"),
    Broken("[0, \"i\", \"x\"]", "keys.cast:1: the header is missing; \(beginning)"),
    Broken("{\"version\": 3", "keys.cast:1: the header is not JSON; \(beginning)"),
    Broken("{\"version\": 1}", "keys.cast:1: version 1 is not known; asciicast 2 and 3 are"),
    Broken("{}", "keys.cast:1: \"version\" in the header is not usable; it should be 2 or 3"),
    Broken(
      "{\"version\": \"3\"}",
      "keys.cast:1: \"version\" in the header is not usable; it should be 2 or 3"
    ),
    Broken(
      "{\"version\": 3, \"term\": 80}",
      "keys.cast:1: \"term\" in the header is not usable; "
        + "it should be an object such as {\"cols\": 80, \"rows\": 24}"
    ),
    Broken(
      "{\"version\": 3, \"term\": {\"cols\": 0, \"rows\": 24}}",
      "keys.cast:1: \"cols\" in the header is not usable; "
        + "it should be a whole number from 1 to 1000"
    ),
    Broken(
      "{\"version\": 2, \"width\": 80, \"height\": 1001}",
      "keys.cast:1: \"height\" in the header is not usable; "
        + "it should be a whole number from 1 to 1000"
    ),
    Broken(
      "{\"version\": 3, \"timestamp\": -1}",
      "keys.cast:1: \"timestamp\" in the header is not usable; "
        + "it should be whole seconds since 1970"
    ),
    Broken(
      "{\"version\": 3, \"timestamp\": 1e300}",
      "keys.cast:1: \"timestamp\" in the header is not usable; "
        + "it should be whole seconds since 1970"
    ),
    Broken(
      "{\"version\": 3, \"command\": [\"paysim\"]}",
      "keys.cast:1: \"command\" in the header is not usable; it should be a string"
    ),
  ]

  static let lines: [Broken] = [
    .line("hello", "the line is not JSON; \(event)"),
    .line("[0, \"i\", \"x\"", "the line is not JSON; \(event)"),
    .line("[0, \"i\", \"\\ud800\"]", "the line is not JSON; \(event)"),
    Broken(
      "{\"version\": 3}\n[0, \"i\", \"x",
      "keys.cast:2: the last line stops in the middle; complete it or remove it"
    ),
    .line("{}", "the line is not an array; \(event)"),
    .line("[]", "the event has 0 parts instead of three; \(event)"),
    .line("[0, \"i\"]", "the event has 2 parts instead of three; \(event)"),
    .line("[0, \"i\", \"x\", 1]", "the event has 4 parts instead of three; \(event)"),
    .line("[\"0\", \"i\", \"x\"]", "the time is not a number; \(event)"),
    .line("[null, \"i\", \"x\"]", "the time is not a number; \(event)"),
    .line("[true, \"i\", \"x\"]", "the time is not a number; \(event)"),
    .line("[-0.5, \"i\", \"x\"]", "the time -0.5 is not usable; \(time)"),
    .line("[31536001, \"i\", \"x\"]", "the time 31536001.0 is not usable; \(time)"),
    .line("[NaN, \"i\", \"x\"]", "the time NaN is not usable; \(time)"),
    .line("[-Infinity, \"i\", \"x\"]", "the time -Infinity is not usable; \(time)"),
    .line("[1e400, \"i\", \"x\"]", "the time 1e400 is not usable; \(time)"),
    .line("[0, 1, \"x\"]", "the code is not a string; \(event)"),
    .line("[0, \"i\", 1]", "the data is not a string; \(event)"),
    .line("[0, \"i\", null]", "the data is not a string; \(event)"),
    .line("[0, \"r\", \"0x0\"]", "the size \"0x0\" is not usable; \(size)"),
    .line("[0, \"r\", \"80x1001\"]", "the size \"80x1001\" is not usable; \(size)"),
    .line("[0, \"r\", \"80\"]", "the size \"80\" is not usable; \(size)"),
    .line("[0, \"r\", \"80x24x2\"]", "the size \"80x24x2\" is not usable; \(size)"),
    .line(
      "[0, \"m\", \"../../x\"]",
      "the checkpoint name \"../../x\" is not usable; \(marker)"
    ),
    .line(
      "[0, \"m\", \"\\u001b[31m\"]",
      "the checkpoint name \"\\u001b[31m\" is not usable; \(marker)"
    ),
    .line(
      "[0, \"m\", \"\(String(repeating: "a", count: 65))\"]",
      "the checkpoint name \"\(String(repeating: "a", count: 40))\"... is not usable; \(marker)"
    ),
    Broken(
      "{\"version\": 3}\n[0, \"m\", \"a\"]\n[0, \"m\", \"b\"]\n[0, \"m\", \"a\"]\n",
      "keys.cast:4: the checkpoint \"a\" is in line 2 already; give it a name of its own"
    ),
    .line(
      "[0, \"x\", \"256\"]",
      "the exit status \"256\" is not usable; it should be from 0 to 255"
    ),
    .line(
      "[0, \"x\", \"done\"]",
      "the exit status \"done\" is not usable; it should be from 0 to 255"
    ),
  ]

  @Test(arguments: headers + lines)
  func `a broken recording is refused with its place and the remedy`(broken: Broken) {
    #expect(message(Array(broken.text.utf8)) == broken.message)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    let bad: [UInt8] = Array("[0, \"i\", \"".utf8) + [0xe9] + Array("\"]\n".utf8)
    #expect(
      message(Array("{\"version\": 3}\n".utf8) + bad)
        == "keys.cast:2: the line is not UTF-8 text; save the file as UTF-8"
    )
    #expect(
      message([0xff, 0xfe]) == "keys.cast:1: the line is not UTF-8 text; save the file as UTF-8"
    )
  }

  @Test func `a line without end is refused before it fills the memory`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("endless.cast")
    try Data(count: 5_000_000).write(to: URL(filePath: path))
    #expect(
      message(path: path)
        == "\(path):1: the line is longer than 4194304 bytes; split it into several events"
    )
  }

  @Test func `a file that cannot be read is refused in the words of the system`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("none.cast")
    #expect(message(path: missing) == "\(missing): cannot be read: No such file or directory")
    #expect(message(path: folder.path) == "\(folder.path): cannot be read: Is a directory")
  }

  @Test func `what was typed is never repeated`() {
    let secret = "4929123456789012"
    for line in ["[0, \"i\", \"\(secret)\"", "[0, 5, \"\(secret)\"]", "[-1, \"i\", \"\(secret)\"]"]
    {
      let said = message(Array("{\"version\": 3}\n\(line)\n".utf8))
      #expect(said?.contains(secret) == false)
    }
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(CastError) {
      var reader = try CastReader(bytes: bytes, file: "keys.cast")
      while try reader.next() != nil {}
      return nil
    } catch {
      return error.description
    }
  }

  private func message(path: String) -> String? {
    do throws(CastError) {
      var reader = try CastReader(path: path)
      while try reader.next() != nil {}
      return nil
    } catch {
      return error.description
    }
  }
}

private let beginning =
  #"the first line should be such as {"version": 3, "term": {"cols": 80, "rows": 24}}"#
private let event = #"an event is such as [0.25, "i", "x"]: seconds, code, data"#
private let time = "it should be seconds from 0 to 31536000"
private let size = "it should be COLUMNSxROWS, each from 1 to 1000"
private let marker = "it should be 1 to 64 of a-z, 0-9 and -"
