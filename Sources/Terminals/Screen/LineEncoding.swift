/// How lines are encoded that go to a terminal without a screen.
struct LineEncoding: Sendable {
  private let isUTF8: Bool

  /// Asks the environment.
  init() {
    isUTF8 = Locale.adopt()
  }

  /// The line, with ASCII stand-ins where the environment has nothing else.
  func encoded(_ line: String) -> String {
    guard !isUTF8 else { return line }
    var ascii = String.UnicodeScalarView()
    for character in line { ascii.append(StandIns.ascii(for: character)) }
    return String(ascii)
  }
}
