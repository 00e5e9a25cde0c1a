/// A language of the interface.
package enum Language: String, CaseIterable, Hashable, Sendable {
  /// English.
  case english = "en"
  /// Estonian.
  case estonian = "et"
  /// Czech.
  case czech = "cs"

  /// Finds the language of a locale's name such as "et_EE.UTF-8"; nil if it is none of these.
  package init?(localeName: String) {
    let code = localeName.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self.init(rawValue: code.lowercased())
  }
}
