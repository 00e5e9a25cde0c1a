import ProgramOptions
import Testing

@testable import paysim

struct BaseURLTests {
  @Test(arguments: [
    ("https://api.example", "https://api.example"),
    ("HTTP://127.0.0.1:8080/", "http://127.0.0.1:8080"),
    ("https://api.example/eu/v2//", "https://api.example/eu/v2"),
    ("http://[::1]:80", "http://[::1]:80"),
    ("http://localhost", "http://localhost"),
  ]) func `An address is read`(_ text: String, expected: String) throws {
    #expect(try BaseURL(text).text == expected)
  }

  @Test(arguments: [
    "", "api.example", "ftp://api.example", "file:///etc/passwd", "http://", "http:///path",
    "https://user:word@api.example", "https://api.example?x=1", "https://api.example#top",
    "https://api.example:0", "https://api.example:70000", "https://api.example:80x",
    "https://api example", "https://api.example/\"", "http://[::1", "http://[::1]x",
    "https://api.example\nurl = x",
  ]) func `What is no plain address is refused`(_ text: String) {
    #expect(throws: OptionError.self) { try BaseURL(text) }
  }
}
