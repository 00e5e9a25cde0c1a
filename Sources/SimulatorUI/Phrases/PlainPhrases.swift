/// The line-by-line front end.
///
/// Its lines are read aloud, so each must be understood without those round it.
public struct PlainPhrases: Sendable {
  /// A word that can be typed at a prompt.
  public struct Word: Sendable {
    /// The word, in small letters.
    public let word: String
    /// What it does.
    public let meaning: String
  }

  /// How to get help.
  public let helpHint: String
  /// What is typed unseen.
  public let hidden: String
  /// What is asked for at this prompt: %1.
  public let asked: Template
  /// A line that objects: %1.
  public let error: Template
  /// A card: the scheme is %1, the last four digits are %2.
  public let endsIn: Template
  /// The prompt %1 for a field that holds %2 already.
  public let keeps: Template
  /// The label of a choice that has no other.
  public let choice: String
  /// The prompt %1 for one number up to %2.
  public let range: Template
  /// The prompt %1 for several numbers up to %2.
  public let several: Template
  /// The prompt %1 of a list that Enter leaves.
  public let orGoBack: Template
  /// No number up to %1 was typed.
  public let chooseNumber: Template
  /// No numbers up to %1 were typed.
  public let chooseNumbers: Template
  /// A word that does nothing at this prompt.
  public let notHere: String
  /// The choice of another card.
  public let changeCard: String
  /// The choice that closes the checkout page.
  public let closePage: String
  /// Whether there is to be another payment.
  public let another: String
  /// Yes.
  public let yes: String
  /// No.
  public let no: String
  /// The list of test cards.
  public let cardList: String
  /// The list of scenarios.
  public let scenarioList: String
  /// `cancel`.
  public let cancel: Word
  /// `pay`.
  public let pay: Word
  /// `back`.
  public let back: Word
  /// `cards`.
  public let cards: Word
  /// `scenarios`.
  public let scenarios: Word
  /// `resend`.
  public let resend: Word
  /// `trust`.
  public let trust: Word
  /// `why`.
  public let why: Word
  /// `more`.
  public let more: Word
  /// `second`.
  public let second: Word
  /// `inspector`.
  public let inspector: Word

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
