import PaymentContracts
import PaymentCore

extension Comgate.ComgateError {
  /// What the code means, in our own words.
  var meaning: String {
    switch self {
    case .deviceRooted: "The device looks tampered with; dev mode does not check it."
    case .initNetworkError: "The network was lost while the session was opened."
    case .initUnauthorized: "Opening the session was answered HTTP 401."
    case .initFailed: "The session could not be opened for another reason."
    case .applicationNotAllowed: "The app is not on the merchant's allow list."
    case .sessionNotInitialized: "A payment was started before the session was opened."
    case .invalidCardData: "Several of the card's fields are wrong."
    case .missingCardholderName: "The cardholder's name is missing."
    case .paymentFailed: "The payment was not accepted, for another reason than the network."
    case .paymentNetworkError:
      "The network was lost while paying; the payment may have been made all the same."
    case .paymentCreateFailed: "The payment could not be created."
    case .pollingTimeout: "The payment's end was not known in time; ask the backend."
    case .pollingNetworkError: "The network was lost while waiting for the end; ask the backend."
    case .threeDSChallengeCancelled: "The shopper left the bank's check."
    case .threeDSChallengeTimeout: "The shopper did not answer the bank's check in time."
    case .threeDSFailed: "The bank's check could not be made."
    case .applePayNotConfigured: "No wallet is set up."
    case .applePayCancelled: "The shopper closed the wallet's sheet."
    case .applePayFailed: "The wallet did not pay."
    case .invalidPan: "The card number is wrong."
    case .invalidExpiryMonth: "The month of expiry is wrong."
    case .cardExpired: "The card has expired."
    case .invalidCvv: "The security code is wrong."
    case .conflictingPaymentOptions:
      "A preauthorisation and a recurring payment were asked for at once."
    case .invalidPrice: "The price is not a positive whole number of the smallest unit."
    }
  }
}

extension SEB.PaymentOutcome {
  /// What the outcome means, in our own words.
  var meaning: String {
    switch self {
    case .succeeded: "Thank the shopper; ship only once the backend agrees."
    case .failed: "It did not work; the shopper may try again."
    case .cancelled: "The shopper backed out, or did not finish in time."
    case .unresolved: "Nobody knows yet; ask the backend and let nobody pay twice."
    }
  }
}

extension SEB.PaymentError.Code {
  /// What the code means, in our own words.
  var meaning: String {
    switch self {
    case .invalidRequest: "The SDK could not use what it was given; a mistake in the app."
    case .pageLoadFailed: "The checkout page did not load."
    case .statusLookupFailed: "The status could not be looked up; the payment may have been made."
    case .cardSessionFailed: "The card session broke down."
    }
  }
}

extension PaymentStatus {
  /// The statuses that the platform's documents name, in the order of a payment's life.
  static let known: [PaymentStatus] = [
    .initialized, .sentForProcessing, .authorized, .captured, .settled, .refunded, .failed,
    .cancelled, .abandoned,
  ]

  /// What the status means, in our own words; nil for one that nobody knows.
  var meaning: String? {
    switch self {
    case .initialized: "Created; nobody has paid."
    case .sentForProcessing: "Under way."
    case .authorized: "Approved; the money is held and not yet taken."
    case .captured: "Approved, and the money taken."
    case .settled: "The money is with the merchant."
    case .refunded: "The money went back to the shopper."
    case .failed: "Declined, or it did not work."
    case .cancelled: "Cancelled before it was paid."
    case .abandoned: "Never finished."
    default: nil
    }
  }
}
