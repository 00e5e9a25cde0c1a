/// Every phrase of the interface in one language.
///
/// Nothing has a default, so a phrase that is missing in a language does not compile. One table
/// for each language is shared by reference: as a value its two hundred texts would be copied
/// for every frame.
public final class Phrases: Sendable {
  /// The language.
  public let language: Language
  /// The language's own name.
  public let languageName: String
  /// The frame round every screen.
  public let shell: ShellPhrases
  /// The card form.
  public let form: FormPhrases
  /// What is wrong with a field.
  public let problems: ProblemPhrases
  /// The 3-D Secure challenge.
  public let challenge: ChallengePhrases
  /// The screens while an answer is awaited.
  public let processing: ProcessingPhrases
  /// The checkout page and the wallet's sheet.
  public let pages: PagePhrases
  /// The status panel.
  public let status: StatusPhrases
  /// The inspector.
  public let inspector: InspectorPhrases
  /// What the keys do.
  public let keys: KeyPhrases
  /// The line-by-line front end.
  public let plain: PlainPhrases
  /// The built-in tour and whatever else is played.
  public let demo: DemoPhrases

  init(
    language: Language,
    languageName: String,
    shell: ShellPhrases,
    form: FormPhrases,
    problems: ProblemPhrases,
    challenge: ChallengePhrases,
    processing: ProcessingPhrases,
    pages: PagePhrases,
    status: StatusPhrases,
    inspector: InspectorPhrases,
    keys: KeyPhrases,
    plain: PlainPhrases,
    demo: DemoPhrases
  ) {
    self.language = language
    self.languageName = languageName
    self.shell = shell
    self.form = form
    self.problems = problems
    self.challenge = challenge
    self.processing = processing
    self.pages = pages
    self.status = status
    self.inspector = inspector
    self.keys = keys
    self.plain = plain
    self.demo = demo
  }

  /// The phrases of a language.
  public static func phrases(for language: Language) -> Phrases {
    switch language {
    case .english: .english
    case .estonian: .estonian
    case .czech: .czech
    }
  }
}
