internal import PaymentCore

/// What the line-by-line front end asks for.
enum PlainQuestion: Hashable, Sendable {
  /// A field of the card form.
  case field(CardField)
  /// The one-time code.
  case code
  /// One of several answers, under a label of its own or none.
  case one([PlainChoice], label: String?)
  /// Any number of several answers.
  case several([PlainChoice], label: String)
  /// A line of a list.
  case list(PlainList)
  /// Whether there is to be another payment.
  case another
}

/// One of the answers that are numbered.
struct PlainChoice: Hashable, Sendable {
  /// What choosing it does.
  enum Act: Hashable, Sendable {
    /// Pay with what the form is filled with.
    case pay
    /// Fill the form anew.
    case changeCard
    /// Cancel, or close the page.
    case cancel
    /// Press a control of the checkout page.
    case onPage(CheckoutPage.Control)
    /// Press a control of the wallet's sheet.
    case onSheet(WalletSheet.Control)
    /// Choose an option of the challenge, by its index.
    case option(Int)
    /// Press a control of the challenge.
    case inChallenge(Challenge.Control)
  }

  /// The text.
  let text: String
  /// What choosing it does.
  let act: Act
}

/// The lists that lie over a payment.
enum PlainList: Hashable, Sendable {
  /// The test cards.
  case cards
  /// The scenarios.
  case scenarios

  /// Whether a line of the screen's list belongs to this one.
  func has(_ choice: Picker.Choice) -> Bool {
    switch (self, choice) {
    case (.cards, .card), (.scenarios, .scenario): true
    case (.cards, .scenario), (.scenarios, .card): false
    }
  }
}
