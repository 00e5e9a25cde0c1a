package import PaymentContracts

extension OutcomeClass {
  /// The exit status of a run whose last result means this.
  package var exitStatus: Int {
    switch self {
    case .succeeded: 0
    case .failed: 1
    case .cancelled: 2
    case .unresolved: 3
    }
  }
}
