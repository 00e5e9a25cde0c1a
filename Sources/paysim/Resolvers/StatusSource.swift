import ProgramOptions
import Recordings

/// Who is asked for a payment's status instead of the simulated platform.
enum StatusSource: Hashable {
  /// A command of the person's own.
  case command(String)
  /// A host that serves the platform's path.
  case host(BaseURL)

  /// Reads the value of `--status-resolver`.
  static func command(named text: String) throws(OptionError) -> StatusSource {
    guard text.contains(where: { !$0.isWhitespace }), !text.contains("\0") else {
      throw OptionError("--status-resolver: a command is missing, such as ./status.sh")
    }
    return .command(text)
  }

  /// Adds a second option's value, which there must not be.
  static func only(
    _ first: StatusSource?,
    _ second: StatusSource
  ) throws(OptionError) -> StatusSource {
    switch (first, second) {
    case (.command, .host), (.host, .command):
      throw OptionError("--status-resolver and --api-base-url: only one of them can answer")
    case (nil, _), (.command, .command), (.host, .host): return second
    }
  }

  /// A resolver that asks.
  func makeResolver() -> any StatusResolver {
    switch self {
    case .command(let command): CommandResolver(command)
    case .host(let base): PlatformResolver(base)
    }
  }
}
