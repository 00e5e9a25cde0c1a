import Testing

@testable import SimulatorUI

struct PhrasesTests {
  @Test(arguments: Language.allCases)
  func `A language has its own phrases`(language: Language) {
    #expect(Phrases.phrases(for: language).language == language)
  }

  @Test(arguments: Language.allCases)
  func `No phrase is empty or has loose spaces`(language: Language) {
    let phrases = Phrases.phrases(for: language).all
    #expect(phrases.count > 200)
    for phrase in phrases {
      #expect(!phrase.text.isEmpty, "\(phrase.name)")
      #expect(phrase.text.first != " " && phrase.text.last != " ", "\(phrase.name)")
      #expect(!phrase.text.contains("  "), "\(phrase.name)")
    }
  }

  @Test(arguments: [Language.estonian, .czech])
  func `A phrase has the same places as in English`(language: Language) {
    let english = Phrases.phrases(for: .english).all
    let translated = Phrases.phrases(for: language).all
    #expect(translated.map(\.name) == english.map(\.name))
    for (phrase, original) in zip(translated, english) {
      #expect(phrase.places == original.places, "\(phrase.name)")
    }
  }

  @Test(arguments: [Language.estonian, .czech])
  func `Nothing but names and signs is left in English`(language: Language) {
    let same: Set<String> = [
      ".form.maybe", ".pages.bank", ".keys.contract", ".status.reference",
    ]
    let english = Phrases.phrases(for: .english).all
    for (phrase, original) in zip(Phrases.phrases(for: language).all, english)
    where phrase.text == original.text {
      #expect(same.contains(phrase.name), "\(phrase.name)")
    }
  }

  @Test(arguments: [
    ("Pay %1", ["7"], "Pay 7"), ("%2 of %1", ["10", "3"], "3 of 10"), ("%1%1", ["a"], "aa"),
    ("100 %", ["a"], "100 %"), ("%% %x", ["a"], "%% %x"), ("a %2", ["b"], "a "),
    ("%1", ["%2"], "%2"),
  ])
  func `A template takes each part to its place`(text: String, parts: [String], filled: String) {
    let template = Template(stringLiteral: text)
    let result =
      parts.count == 1 ? template(parts[0]) : template(parts[0], parts[1])
    #expect(result == filled)
  }
}
