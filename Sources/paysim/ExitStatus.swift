import PaymentContracts

/// The exit statuses of the program; they are frozen by tests.
enum ExitStatus: Hashable {
  /// The last run succeeded, or the command did what it was asked.
  case succeeded
  /// The last run failed, or a replay differed.
  case failed
  /// The last run was cancelled.
  case cancelled
  /// The last run's end is not known.
  case unresolved
  /// The command line is wrong.
  case usage
  /// A fixture or scenario cannot be read.
  case unreadable
  /// There is no usable terminal.
  case noTerminal
  /// Something that cannot happen has happened.
  case internalError
  /// Standard output cannot be written.
  case outputFailed
  /// A signal ended the program.
  case signal(Int32)

  var code: Int32 {
    switch self {
    case .succeeded: 0
    case .failed: 1
    case .cancelled: 2
    case .unresolved: 3
    case .usage: 64
    case .unreadable: 65
    case .noTerminal: 69
    case .internalError: 70
    case .outputFailed: 74
    case .signal(let number): 128 + number
    }
  }

  init(_ outcome: OutcomeClass) {
    self =
      switch outcome {
      case .succeeded: .succeeded
      case .failed: .failed
      case .cancelled: .cancelled
      case .unresolved: .unresolved
      }
  }
}
