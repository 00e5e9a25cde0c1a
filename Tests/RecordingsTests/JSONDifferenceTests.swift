import Recordings
import Testing

struct JSONDifferenceTests {
  @Test(
    arguments: [
      ("{}", "{}", []),
      (#"{"a": 1.0, "b": [true]}"#, #"{ "b" : [ true ], "a" : 1 }"#, []),
      (
        #"{"seb": {"outcome": "failed"}}"#, #"{"seb": {"outcome": "succeeded"}}"#,
        [#"seb.outcome: expected "failed", got "succeeded""#]
      ),
      (
        #"{"a": null, "b": 1}"#, #"{"a": false, "c": {"y": 2, "x": [1, "z"]}}"#,
        [
          "a: expected null, got false", "b: expected 1, got nothing",
          #"c: expected nothing, got {"x": [1, "z"], "y": 2}"#,
        ]
      ),
      (
        #"{"a": [1, 2]}"#, #"{"a": [1, 3, 4]}"#,
        [
          "a[1]: expected 2, got 3", "a[2]: expected nothing, got 4",
        ]
      ),
      (#"{"a.b": {"c": 1}}"#, #"{"a.b": {"c": 2}}"#, [#"["a.b"].c: expected 1, got 2"#]),
      ("1", "\"1\"", ["result: expected 1, got \"1\""]),
      ("0", "false", ["result: expected 0, got false"]),
      ("{\"a\": 1}\n{\"a\": 2}\n", "{\"a\": 1}\r\n{\"a\": 3}", ["run 2.a: expected 2, got 3"]),
      ("{\"a\": 1}", "{\"a\": 1}\n{\"a\": 3}", ["run 2: expected nothing, got {\"a\": 3}"]),
      ("{\n  \"a\": 1\n}\n", "{\"a\": 1}", []),
      (#"{"a": "x"}"#, #"{"a": "\u001b[31m"}"#, [#"a: expected "x", got "\u001b[31m""#]),
    ])
  func `results are compared field by field`(
    expected: String,
    actual: String,
    differences: [String]
  ) throws {
    let found = try JSONDifference.all(expected: expected, actual: actual)
    #expect(found.map(\.description) == differences)
  }

  @Test func `text that is not JSON cannot be compared`() {
    #expect(throws: JSONSyntaxError.expected) {
      try JSONDifference.all(expected: "{", actual: "{}")
    }
    #expect(throws: JSONSyntaxError.actual) {
      try JSONDifference.all(expected: "{}", actual: "oops")
    }
  }
}
