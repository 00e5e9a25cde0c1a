/// Every phrase of the interface in one language.
///
/// Nothing has a default, so a phrase that is missing in a language does not compile. One table
/// for each language is shared by reference: as a value its two hundred texts would be copied
/// for every frame.
package final class Phrases: Sendable {
  /// The language.
  package let language: Language
  /// The language's own name.
  package let languageName: String
  /// The frame round every screen.
  package let shell: ShellPhrases
  /// The card form.
  package let form: FormPhrases
  /// What is wrong with a field.
  package let problems: ProblemPhrases
  /// The 3-D Secure challenge.
  package let challenge: ChallengePhrases
  /// The screens while an answer is awaited.
  package let processing: ProcessingPhrases
  /// The checkout page.
  package let pages: PagePhrases
  /// The wallet's sheet.
  package let wallet: WalletPhrases
  /// The status panel.
  package let status: StatusPhrases
  /// The inspector.
  package let inspector: InspectorPhrases
  /// What the keys do.
  package let keys: KeyPhrases
  /// The list of test cards and scenarios.
  package let picker: PickerPhrases
  /// The line-by-line front end.
  package let plain: PlainPhrases
  /// The built-in tour and whatever else is played.
  package let demo: DemoPhrases

  init(
    language: Language,
    languageName: String,
    shell: ShellPhrases,
    form: FormPhrases,
    problems: ProblemPhrases,
    challenge: ChallengePhrases,
    processing: ProcessingPhrases,
    pages: PagePhrases,
    wallet: WalletPhrases,
    status: StatusPhrases,
    inspector: InspectorPhrases,
    keys: KeyPhrases,
    picker: PickerPhrases,
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
    self.wallet = wallet
    self.status = status
    self.inspector = inspector
    self.keys = keys
    self.picker = picker
    self.plain = plain
    self.demo = demo
  }

  /// The phrases of a language.
  package static func phrases(for language: Language) -> Phrases {
    switch language {
    case .english: .english
    case .estonian: .estonian
    case .czech: .czech
    }
  }
}
