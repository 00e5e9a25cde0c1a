package import SimulatorUI

/// What a person may choose about the screen.
package struct TerminalOptions: Hashable, Sendable {
  /// Whether colour is used.
  package enum ColourChoice: Hashable, Sendable {
    /// As the terminal and NO_COLOR say.
    case automatic
    /// Never; attributes stay.
    case never
  }

  /// Whether colour is used.
  package var colour: ColourChoice
  /// How styles look.
  package var theme: Theme

  /// Makes options.
  package init(colour: ColourChoice = .automatic, theme: Theme = .standard) {
    self.colour = colour
    self.theme = theme
  }
}
