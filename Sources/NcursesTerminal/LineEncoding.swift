/// How lines are encoded that go to a terminal without a screen.
public struct LineEncoding: Sendable {
  private let isUTF8: Bool

  /// Asks the environment.
  public init() {
    isUTF8 = Locale.adopt()
  }

  /// The line, with ASCII stand-ins where the environment has nothing else.
  public func encoded(_ line: String) -> String {
    guard !isUTF8 else { return line }
    var ascii = String.UnicodeScalarView()
    for character in line { ascii.append(StandIns.ascii(for: character)) }
    return String(ascii)
  }
}
