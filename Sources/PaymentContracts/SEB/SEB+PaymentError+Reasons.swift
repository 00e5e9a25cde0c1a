internal import PaymentCore

extension SEB.PaymentError {
  static let pageLoadFailed = SEB.PaymentError(
    .pageLoadFailed,
    localizedDescription: "The checkout page did not load."
  )

  static func invalidRequest(_ reason: String) -> SEB.PaymentError {
    SEB.PaymentError(
      .invalidRequest,
      localizedDescription: "The payment cannot be started: \(reason)."
    )
  }

  static func cardSessionFailed(_ reason: String) -> SEB.PaymentError {
    SEB.PaymentError(
      .cardSessionFailed,
      localizedDescription: "The card session failed: \(reason)."
    )
  }

  /// `reason` may be a resolver's own sentence, so nothing is put behind it.
  static func statusLookupFailed(_ reason: String) -> SEB.PaymentError {
    SEB.PaymentError(
      .statusLookupFailed,
      localizedDescription: "The payment's status could not be looked up: \(reason)"
    )
  }
}

extension RequestDefect {
  var reason: String {
    switch self {
    case .anotherPaymentOnScreen: "another payment is still on the screen"
    case .sessionNotInitialized: "the session has not been opened"
    case .invalidPrice: "the price is not a positive number of the currency's smallest units"
    case .conflictingOptions:
      "a preauthorisation cannot start recurring payments at the same time"
    case .unusable(let value): "\(value.name) is missing or cannot be used"
    }
  }
}

extension UnusableValue {
  fileprivate var name: String {
    switch self {
    case .paymentID: "the payment id"
    case .verificationKey: "the verification key"
    case .returnURL: "the return URL"
    case .requestID: "the request id"
    case .checkoutURL: "the checkout link"
    }
  }
}

extension FieldCheck {
  var reason: String {
    switch self {
    case .invalidPAN: "the card number is wrong"
    case .invalidExpiryMonth: "the month of expiry is wrong"
    case .cardExpired: "the card has expired"
    case .invalidSecurityCode: "the security code is wrong"
    case .missingName: "the cardholder's name is missing"
    case .several: "several of the card's details are wrong"
    }
  }
}

extension SessionFault {
  var reason: String {
    switch self {
    case .networkLost: "the network was lost while it was opened"
    case .unauthorized: "the platform did not accept the authorisation (401)"
    case .failed: "the platform could not open it"
    case .applicationNotAllowed: "this app is not on the platform's allow list"
    case .deviceRooted: "the device looks tampered with"
    }
  }
}

extension ChallengeFault {
  var reason: String {
    switch self {
    case .protocolError(let field): "a 3-D Secure message broke the protocol in \(field)"
    case .silent: "the issuer's 3-D Secure server did not answer"
    }
  }
}
