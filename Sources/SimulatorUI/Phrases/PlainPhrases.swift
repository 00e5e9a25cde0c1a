/// The line-by-line front end.
///
/// Its lines are read aloud, so each must be understood without those round it.
package struct PlainPhrases: Sendable {
  /// A word that can be typed at a prompt.
  package struct Word: Sendable {
    /// The word, in small letters.
    package let word: String
    /// What it does.
    package let meaning: String
  }

  /// How to get help.
  package let helpHint: String
  /// How to begin on an empty form: the card to try is %1, the word that lists all is %2.
  package let firstHint: Template
  /// What is typed unseen.
  package let hidden: String
  /// What is asked for at this prompt: %1.
  package let asked: Template
  /// A line that objects: %1.
  package let error: Template
  /// A card: the scheme is %1, the last four digits are %2.
  package let endsIn: Template
  /// The prompt %1 for a field that holds %2 already.
  package let keeps: Template
  /// The label of a choice that has no other.
  package let choice: String
  /// The prompt %1 for one number up to %2.
  package let range: Template
  /// The prompt %1 for several numbers up to %2.
  package let several: Template
  /// The prompt %1 of a list that Enter leaves.
  package let orGoBack: Template
  /// No number up to %1 was typed.
  package let chooseNumber: Template
  /// No numbers up to %1 were typed.
  package let chooseNumbers: Template
  /// A word that does nothing at this prompt.
  package let notHere: String
  /// The choice of another card.
  package let changeCard: String
  /// The choice that closes the checkout page.
  package let closePage: String
  /// Whether there is to be another payment.
  package let another: String
  /// Yes.
  package let yes: String
  /// No.
  package let no: String
  /// The list of test cards.
  package let cardList: String
  /// The list of scenarios.
  package let scenarioList: String
  /// `cancel`.
  package let cancel: Word
  /// `pay`.
  package let pay: Word
  /// `back`.
  package let back: Word
  /// `cards`.
  package let cards: Word
  /// `scenarios`.
  package let scenarios: Word
  /// `resend`.
  package let resend: Word
  /// `trust`.
  package let trust: Word
  /// `why`.
  package let why: Word
  /// `more`.
  package let more: Word
  /// `second`.
  package let second: Word
  /// `inspector`.
  package let inspector: Word

  func word(_ command: PlainCommand) -> Word {
    switch command {
    case .cancel: cancel
    case .pay: pay
    case .back: back
    case .cards: cards
    case .scenarios: scenarios
    case .resend: resend
    case .trust: trust
    case .why: why
    case .more: more
    case .second: second
    case .inspector: inspector
    }
  }
}
