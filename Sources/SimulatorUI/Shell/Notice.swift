internal import PaymentContracts

/// A line that answers the last key, shown until the next one.
enum Notice: Hashable, Sendable {
  /// The payment is under way.
  case underWay
  /// The first Ctrl-C while processing.
  case interruptAgain
  /// A scenario was chosen.
  case scenarioChosen(String)
  /// A second payment ended at once.
  case secondPayment(Delivered)
  /// Only the view of the contract changed.
  case contractViewOnly
  /// The flow has only one SDK.
  case contractFixed

  func text(_ shell: ShellPhrases, _ status: StatusPhrases) -> String {
    switch self {
    case .underWay: shell.underWay
    case .interruptAgain: shell.interruptAgain
    case .scenarioChosen(let name): shell.scenarioChosen(DisplayText.safe(name))
    case .secondPayment(let delivered): shell.secondPayment(status.word(delivered))
    case .contractViewOnly: shell.contractViewOnly
    case .contractFixed: shell.contractFixed
    }
  }
}
