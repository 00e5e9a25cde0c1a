import ProgramOptions

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

  /// Reads the options; nil if nobody is to be asked.
  init?(_ words: CommandLineWords) throws(OptionError) {
    switch (words.values[.statusResolver], words.values[.apiBaseURL]) {
    case (nil, nil): return nil
    case (let text?, nil): self = try .command(named: text)
    case (nil, let text?): self = .host(try BaseURL(text))
    case (.some, .some):
      throw OptionError("--status-resolver and --api-base-url: only one of them can answer")
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
