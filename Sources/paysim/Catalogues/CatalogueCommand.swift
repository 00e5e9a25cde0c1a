import PaymentCore
import ProgramOptions
import Recordings
import SimulatorUI

/// One of the catalogues, as the command line asks for it.
struct CatalogueCommand: Hashable {
  /// What is listed.
  let catalogue: Catalogue
  /// Whether it is printed as JSON.
  let printsJSON: Bool
  /// The file of one's own test cards; only the list of cards takes one.
  let cardFile: String?

  /// Reads a command line.
  init(_ catalogue: Catalogue, _ words: CommandLineWords) {
    self.catalogue = catalogue
    printsJSON = words.has(.json)
    cardFile = words.values[.cards]
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
