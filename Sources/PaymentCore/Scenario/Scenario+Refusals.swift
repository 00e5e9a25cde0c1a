extension Scenario {
  static let refusals: [Scenario] =
    [
      make("network-lost-before", "Creating the payment loses the network") {
        $0.create.fault = .networkLost
      },
      make("payment-failed", "The authorisation is answered HTTP 400") {
        $0.authorise.fault = .http(400)
      },
      make("payment-create-failed", "The payment cannot be created") {
        $0.create.behaviour = .refused
      },
      make("second-payment", "Another payment is already on the screen") {
        $0.defect = .anotherPaymentOnScreen
      },
      make("session-not-initialized", "The session was never opened") {
        $0.defect = .sessionNotInitialized
      },
      make("init-network-error", "Opening the session loses the network") {
        $0.session.fault = .networkLost
      },
      make("init-unauthorized", "Opening the session answers HTTP 401") {
        $0.session.fault = .http(401)
      },
      make("init-failed", "Opening the session answers HTTP 500") {
        $0.session.fault = .http(500)
      },
      make("application-not-allowed", "The app is not on the allow list") {
        $0.session.behaviour = .refused(.applicationNotAllowed)
      },
      make("device-rooted", "The device looks tampered with") {
        $0.session.behaviour = .refused(.deviceRooted)
      },
      make("invalid-price", "The price is zero, negative or not whole minor units") {
        $0.defect = .invalidPrice
      },
      make("conflicting-payment-options", "Recurring and preauthorisation both asked") {
        $0.defect = .conflictingOptions
      },
    ]
    + FieldCheck.allCases.map { check in
      make(Ending.fieldsRefused(check).id, "The SDK's own check of the fields objects") {
        $0.fieldFault = check
      }
    }

  /// What the form is filled with so that the SDK's own check has something to object to.
  func prefill(today: CalendarDay) -> CardEntry? {
    guard let fieldFault else { return nil }
    var entry = CardEntry(number: "4242424242424242", today: today)
    switch fieldFault {
    case .invalidPAN: entry.number = "4242424242424241"
    case .invalidExpiryMonth: entry.expiry = "13/30"
    case .cardExpired: entry.expiry = "01/\(String(today.year - 1).suffix(2))"
    case .invalidSecurityCode: entry.securityCode = "12"
    case .missingName: entry.name = ""
    case .several:
      entry.number = "4242424242424241"
      entry.securityCode = "12"
    }
    return entry
  }
}
