@testable import SimulatorUI

/// One phrase and the names of the properties that lead to it.
struct NamedPhrase: Hashable {
  let name: String
  let text: String
}

extension Phrases {
  /// Every phrase, found by reflection, so that a new one is not forgotten.
  var all: [NamedPhrase] { Self.phrases(in: self, name: "") }

  private static func phrases(in value: Any, name: String) -> [NamedPhrase] {
    if let text = value as? String { return [NamedPhrase(name: name, text: text)] }
    if let template = value as? Template { return [NamedPhrase(name: name, text: template.text)] }
    if value is Language { return [] }
    return Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      phrases(in: child.value, name: "\(name).\(child.label ?? String(index))")
    }
  }
}

extension NamedPhrase {
  /// The numbered places, sorted.
  var places: [String] {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix(1)) }.sorted()
  }
}
