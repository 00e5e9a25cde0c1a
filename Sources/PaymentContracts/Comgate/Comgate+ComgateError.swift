extension Comgate {
  /// What went wrong on the SDK's side while a payment was made.
  package enum ComgateError: String, Error, CaseIterable, Hashable, Sendable {
    /// The device looks jailbroken or otherwise tampered with.
    case deviceRooted = "DEVICE_ROOTED"
    /// Opening the session lost the network.
    case initNetworkError = "INIT_NETWORK_ERROR"
    /// Opening the session was answered with HTTP 401.
    case initUnauthorized = "INIT_UNAUTHORIZED"
    /// Opening the session failed otherwise.
    case initFailed = "INIT_FAILED"
    /// The app is not on the allow list.
    case applicationNotAllowed = "APPLICATION_NOT_ALLOWED"

    /// The session was never opened.
    case sessionNotInitialized = "SESSION_NOT_INITIALIZED"
    /// The card's details are wrong.
    case invalidCardData = "INVALID_CARD_DATA"
    /// The cardholder's name is missing.
    case missingCardholderName = "MISSING_CARDHOLDER_NAME"
    /// The payment failed otherwise than by the network.
    case paymentFailed = "PAYMENT_FAILED"
    /// The payment request lost the network.
    case paymentNetworkError = "PAYMENT_NETWORK_ERROR"
    /// The payment could not be created.
    case paymentCreateFailed = "PAYMENT_CREATE_FAILED"
    /// Checking the payment's status took too long.
    case pollingTimeout = "POLLING_TIMEOUT"
    /// Checking the payment's status lost the network.
    case pollingNetworkError = "POLLING_NETWORK_ERROR"
    /// The 3-D Secure challenge was cancelled.
    case threeDSChallengeCancelled = "THREE_DS_CHALLENGE_CANCELLED"
    /// The 3-D Secure challenge took too long.
    case threeDSChallengeTimeout = "THREE_DS_CHALLENGE_TIMEOUT"
    /// The 3-D Secure authentication failed.
    case threeDSFailed = "THREE_DS_FAILED"

    /// No wallet is set up.
    case applePayNotConfigured = "APPLE_PAY_NOT_CONFIGURED"
    /// The shopper closed the wallet's sheet.
    case applePayCancelled = "APPLE_PAY_CANCELLED"
    /// The wallet failed.
    case applePayFailed = "APPLE_PAY_FAILED"

    /// The card number is wrong.
    case invalidPan = "INVALID_PAN"
    /// The month of expiry is wrong.
    case invalidExpiryMonth = "INVALID_EXPIRY_MONTH"
    /// The card has expired.
    case cardExpired = "CARD_EXPIRED"
    /// The security code is wrong.
    case invalidCvv = "INVALID_CVV"
    /// A recurring payment and a preauthorisation were both asked for.
    case conflictingPaymentOptions = "CONFLICTING_PAYMENT_OPTIONS"
    /// The price is not a positive whole number of the smallest unit.
    case invalidPrice = "INVALID_PRICE"

    /// The code for machines.
    package var code: String { rawValue }
  }
}

extension Comgate.ComgateError {
  /// The sentence for people, in English.
  ///
  /// The SDK's page quotes that of `paymentNetworkError`; the others are worded after it.
  package var message: String {
    switch self {
    case .deviceRooted: "The device appears to be modified."
    case .initNetworkError: "Network error during initialization."
    case .initUnauthorized: "Initialization was not authorized."
    case .initFailed: "Initialization failed."
    case .applicationNotAllowed: "This application is not allowed to use the SDK."
    case .sessionNotInitialized: "The session is not initialized."
    case .invalidCardData: "The card data is not valid."
    case .missingCardholderName: "The cardholder name is missing."
    case .paymentFailed: "The payment failed."
    case .paymentNetworkError: "Network error during payment."
    case .paymentCreateFailed: "The payment could not be created."
    case .pollingTimeout: "Checking the payment status timed out."
    case .pollingNetworkError: "Network error while checking the payment status."
    case .threeDSChallengeCancelled: "The 3-D Secure challenge was cancelled."
    case .threeDSChallengeTimeout: "The 3-D Secure challenge timed out."
    case .threeDSFailed: "The 3-D Secure authentication failed."
    case .applePayNotConfigured: "Apple Pay is not configured."
    case .applePayCancelled: "Apple Pay was cancelled."
    case .applePayFailed: "The Apple Pay payment failed."
    case .invalidPan: "The card number is not valid."
    case .invalidExpiryMonth: "The expiry month is not valid."
    case .cardExpired: "The card has expired."
    case .invalidCvv: "The CVV code is not valid."
    case .conflictingPaymentOptions: "initRecurring and preauth cannot both be true."
    case .invalidPrice: "The price must be a positive integer in the smallest currency unit."
    }
  }
}
