internal import ScenarioFiles

extension CastProblem: CustomStringConvertible {
  /// What is wrong, and after a semicolon what would be right.
  package var description: String {
    switch self {
    case .unreadable(let reason):
      "cannot be read: \(reason)"
    case .empty:
      "the file is empty; \(beginning)"
    case .lineTooLong:
      "the line is longer than \(LineReader.longestLine) bytes; split it into several events"
    case .notUTF8:
      "the line is not UTF-8 text; save the file as UTF-8"
    case .missingHeader:
      "the header is missing; \(beginning)"
    case .headerNotJSON:
      "the header is not JSON; \(beginning)"
    case .unknownVersion(let version):
      "version \(version) is not known; asciicast 2 and 3 are"
    case .headerField(let name, let right):
      "\"\(name)\" in the header is not usable; it should be \(right)"
    case .notJSON:
      "the line is not JSON; \(event)"
    case .truncated:
      "the last line stops in the middle; complete it or remove it"
    case .notAnArray:
      "the line is not an array; \(event)"
    case .notThreeParts(let count):
      "the event has \(count) parts instead of three; \(event)"
    case .timeNotANumber:
      "the time is not a number; \(event)"
    case .timeOutOfRange(let text):
      "the time \(text) is not usable; it should be seconds from 0 to \(Self.longestTime)"
    case .codeNotAString:
      "the code is not a string; \(event)"
    case .dataNotAString:
      "the data is not a string; \(event)"
    case .unusableSize(let text):
      "the size \(quoted(text)) is not usable; "
        + "it should be COLUMNSxROWS, each from 1 to \(Self.longestSide)"
    case .unusableMarker(let name):
      "the checkpoint name \(quoted(name)) is not usable; "
        + "it should be 1 to \(Self.longestMarker) of a-z, 0-9 and -"
    case .repeatedMarker(let name, let firstLine):
      "the checkpoint \(quoted(name)) is in line \(firstLine) already; give it a name of its own"
    case .unusableExitStatus(let text):
      "the exit status \(quoted(text)) is not usable; it should be from 0 to 255"
    }
  }

  private var beginning: String {
    #"the first line should be such as {"version": 3, "term": {"cols": 80, "rows": 24}}"#
  }

  private var event: String {
    #"an event is such as [0.25, "i", "x"]: seconds, code, data"#
  }

  /// Enough of a text to recognise it.
  private func quoted(_ text: String) -> String {
    text.count > 40 ? JSONText.quoted(String(text.prefix(40))) + "..." : JSONText.quoted(text)
  }
}
