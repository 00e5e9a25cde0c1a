extension Comgate.PaymentResult {
  /// The name of the case.
  package var caseName: String {
    switch self {
    case .paid: "paid"
    case .authorized: "authorized"
    case .pending: "pending"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// The transaction id; nil when the SDK's side failed.
  package var transId: String? {
    switch self {
    case .paid(let id), .authorized(let id), .pending(let id), .cancelled(_, let id): id
    case .failed: nil
    }
  }

  /// The server's reason or the SDK's code; nil if there is neither.
  package var code: String? {
    switch self {
    case .paid, .authorized, .pending: nil
    case .cancelled(let reason, _): reason
    case .failed(let error): error.code
    }
  }

  /// The SDK's own sentence; nil unless the SDK's side failed.
  package var message: String? {
    switch self {
    case .paid, .authorized, .pending, .cancelled: nil
    case .failed(let error): error.message
    }
  }

  /// The reference line of the receipt; nil if there is nothing to refer to.
  package var reference: String? {
    switch self {
    case .paid(let id), .authorized(let id), .pending(let id): id
    case .cancelled, .failed: nil
    }
  }

  /// The style of the status panel.
  package var style: PanelStyle {
    switch self {
    case .paid, .authorized: .success
    case .pending: .processing
    case .cancelled, .failed: .error
    }
  }

  /// The meaning of the result.
  package var outcomeClass: OutcomeClass {
    switch self {
    case .paid, .authorized: .succeeded
    case .pending: .unresolved
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  /// The case of a Swift `switch` that an app would land in.
  package var switchCase: String {
    switch self {
    case .paid, .authorized, .pending: "case .\(caseName)(let transId):"
    case .cancelled: "case .cancelled(let errorReason, let transId):"
    case .failed: "case .failed(let error):"
    }
  }
}
