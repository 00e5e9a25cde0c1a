extension SEB.PaymentResult {
  /// The reference line of the receipt; nil unless the payment succeeded.
  package var reference: String? {
    switch outcome {
    case .succeeded: orderNumber ?? paymentId
    case .failed, .cancelled, .unresolved: nil
    }
  }

  /// The style of the status panel.
  package var style: PanelStyle {
    switch outcome {
    case .succeeded: .success
    case .unresolved: .processing
    case .failed, .cancelled: .error
    }
  }

  /// The meaning of the result.
  package var outcomeClass: OutcomeClass {
    switch outcome {
    case .succeeded: .succeeded
    case .failed: .failed
    case .cancelled: .cancelled
    case .unresolved: .unresolved
    }
  }

  /// The case of a Swift `switch` over the outcome that an app would land in.
  package var switchCase: String { "case .\(outcome.rawValue):" }
}
