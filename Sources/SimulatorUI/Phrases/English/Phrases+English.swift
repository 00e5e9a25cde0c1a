extension Phrases {
  static let english = Phrases(
    language: .english,
    languageName: "English",
    shell: .english,
    form: .english,
    problems: .english,
    challenge: .english,
    processing: .english,
    pages: .english,
    wallet: .english,
    status: .english,
    inspector: .english,
    keys: .english,
    picker: .english,
    plain: .english,
    demo: .english
  )
}

extension ShellPhrases {
  fileprivate static let english = ShellPhrases(
    badge: "SIMULATOR",
    promise: "no money moves",
    order: "Order %1",
    stepOrder: "Order",
    stepCard: "Card",
    stepPage: "Checkout page",
    stepWallet: "Wallet",
    stepChallenge: "Verification",
    stepResult: "Result",
    payBy: "Pay with",
    payByCard: "card",
    payByPage: "checkout page",
    payByWallet: "wallet",
    tooSmall: "Needs %1",
    tooSmallHint: "Your entries are kept.",
    underWay: "Your payment is under way and can no longer be cancelled.",
    interruptAgain: "The payment is under way. Ctrl-C again stops it; its outcome is then unknown.",
    scenarioChosen: "Scenario: %1",
    secondPayment: "A second payment ended at once: %1. This one continues.",
    contractViewOnly: "The payment has started: only the view changes.",
    contractFixed: "This way to pay exists in one SDK only."
  )
}

extension FormPhrases {
  fileprivate static let english = FormPhrases(
    title: "Card details",
    number: "Card number",
    expiry: "Expiry date",
    expiryHint: "MM/YY",
    securityCode: "Security code (%1)",
    securityCodeHint: "%1 digits",
    name: "Name on card",
    nameShort: "Name",
    pay: "Pay %1",
    maybe: "%1?",
    or: "or",
    firstHint: "Try %1, or %2 for all test cards"
  )
}

extension ProblemPhrases {
  fileprivate static let english = ProblemPhrases(
    numberRequired: "Enter the card number",
    numberIncomplete: "The card number is incomplete",
    luhn: "The card number is not valid. Please check the digits.",
    unknownBrand: "No card number starts with these digits",
    numberTooLong: "Too long by %1",
    unpublishedNumber: "Not a published test number. Use no real card here.",
    expiryRequired: "Enter month and year, for example 01/30",
    expiryIncomplete: "The expiry date is incomplete: MM/YY",
    invalidMonth: "The month must be 01 to 12",
    expired: "This card has expired",
    tooFarAhead: "The expiry date is more than 20 years ahead",
    notADate: "Enter month and year, for example 01/30",
    codeRequired: "Enter the security code",
    codeIncomplete: "The security code is incomplete",
    codeTooLong: "Too long by %1",
    nameRequired: "Enter the name on the card",
    digitsOnly: "Enter a name, not a number",
    nameTooLong: "Too long by %1",
    dropped: "Characters that do not belong here, left out: %1",
    luhnNotRequired: "The check digit does not match; UnionPay permits that"
  )
}
