import PaymentCore
import ProgramOptions
import Recordings
import SimulatorUI

/// One of the catalogues, as the command line asks for it.
struct CatalogueCommand: Hashable {
  /// What is listed.
  let catalogue: Catalogue
  /// Whether it is printed as JSON.
  var printsJSON = false
  /// The file of one's own test cards; only the list of cards takes one.
  var cardFile: String?

  /// Reads the words after the catalogue's name.
  ///
  /// - Throws: `OptionError` about the first word that is not understood.
  init(_ catalogue: Catalogue, _ arguments: [String]) throws(OptionError) {
    self.catalogue = catalogue
    var words = OptionWords(arguments)
    while let word = try words.next() {
      switch word {
      case .flag("json"):
        try words.refuseValue(of: "json")
        printsJSON = true
      case .flag("cards") where catalogue == .cards:
        cardFile = try words.value(of: "cards", shape: "FILE")
      case .flag(let name):
        throw OptionError("--\(name): 'paysim \(catalogue.rawValue)' has no such option")
      case .value(let text):
        throw OptionError("\(text): 'paysim \(catalogue.rawValue)' takes only options")
      }
    }
  }

  /// What is printed.
  ///
  /// - Throws: `OptionError` about a file that cannot be read.
  func text() throws(OptionError) -> String {
    let cards = try cards()
    let lines = printsJSON ? [catalogue.json(cards: cards)] : catalogue.lines(cards: cards)
    return lines.joined(separator: "\n") + "\n"
  }

  private func cards() throws(OptionError) -> CardCatalogue {
    guard let cardFile else { return CardCatalogue() }
    var settings = RunSettings()
    settings.set(.cards, to: cardFile)
    return try settings.runOptions(in: .ofReplays()).cards
  }
}
