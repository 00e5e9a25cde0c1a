internal import PaymentCore

extension Comgate.ComgateError {
  init(_ fault: SessionFault) {
    self =
      switch fault {
      case .networkLost: .initNetworkError
      case .unauthorized: .initUnauthorized
      case .failed: .initFailed
      case .applicationNotAllowed: .applicationNotAllowed
      case .deviceRooted: .deviceRooted
      }
  }

  init(_ check: FieldCheck) {
    self =
      switch check {
      case .invalidPAN: .invalidPan
      case .invalidExpiryMonth: .invalidExpiryMonth
      case .cardExpired: .cardExpired
      case .invalidSecurityCode: .invalidCvv
      case .missingName: .missingCardholderName
      case .several: .invalidCardData
      }
  }

  init(_ defect: RequestDefect) {
    self =
      switch defect {
      case .anotherPaymentOnScreen: .paymentFailed
      case .sessionNotInitialized: .sessionNotInitialized
      case .invalidPrice: .invalidPrice
      case .conflictingOptions: .conflictingPaymentOptions
      case .unusable: .paymentCreateFailed
      }
  }
}
