/// An option that is taken from a recording's header.
package struct HeaderOption: Hashable, Sendable {
  /// Which option.
  package let option: ProgramOption
  /// Its value; nil for an option that takes none.
  package let value: String?

  /// Makes an option; nil if a recording may not say it, or if a value is missing or too much.
  package init?(_ option: ProgramOption, value: String? = nil) {
    guard option.mayStandInHeader, option.takesValue == (value != nil) else { return nil }
    self.option = option
    self.value = value
  }

  /// The option as a word of a command line.
  package var word: String { option.word + (value.map { "=\($0)" } ?? "") }
}
