internal import PaymentContracts

extension StatusPhrases {
  /// The word in front of the panel, in the contract's own terms.
  func word(_ delivered: Delivered) -> String {
    switch delivered {
    case .comgate(let result):
      switch result {
      case .paid: paid
      case .authorized: authorized
      case .pending: pending
      case .cancelled: cancelled
      case .failed: failed
      }
    case .seb(let result):
      switch result.outcome {
      case .succeeded: succeeded
      case .failed: failed
      case .cancelled: cancelled
      case .unresolved: unresolved
      }
    }
  }

  /// What the panel says behind the word.
  func message(_ delivered: Delivered) -> String {
    switch delivered {
    case .comgate(let result):
      var state = Comgate.PaymentStatusState(translation: translation)
      state.show(result: result)
      return state.text
    case .seb(let result):
      switch result.outcome {
      case .succeeded:
        return result.paymentStatus == "AUTHORIZED" ? statusAuthorized : statusPaid
      case .failed, .cancelled, .unresolved: return result.error?.localizedDescription ?? ""
      }
    }
  }

  /// The shop's own sentence below.
  func sentence(_ delivered: Delivered) -> String {
    switch delivered {
    case .comgate(let result):
      switch result {
      case .paid: sentenceSucceeded
      case .authorized: sentenceAuthorized
      case .pending: sentenceUnresolved
      case .cancelled(let reason, _):
        sentenceDeclined(reasons.text(reason.map(Comgate.ErrorReason.init(rawValue:))))
      case .failed: sentenceFailed
      }
    case .seb(let result):
      switch result.outcome {
      case .succeeded:
        result.paymentStatus == "AUTHORIZED" ? sentenceAuthorized : sentenceSucceeded
      case .failed: sentenceFailed
      case .cancelled: sentenceCancelled
      case .unresolved: sentenceUnresolved
      }
    }
  }
}

extension PanelStyle {
  /// The sign before the word.
  var sign: String {
    switch self {
    case .success: "✓"
    case .processing: "…"
    case .error: "✗"
    }
  }

  var style: Style {
    switch self {
    case .success: .success
    case .processing: .processing
    case .error: .error
    }
  }
}
