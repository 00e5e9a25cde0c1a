public import SimulatorUI

/// What a person may choose about the screen.
public struct TerminalOptions: Hashable, Sendable {
  /// Whether colour is used.
  public enum ColourChoice: Hashable, Sendable {
    /// As the terminal and NO_COLOR say.
    case automatic
    /// Never; attributes stay.
    case never
  }

  /// Whether colour is used.
  public var colour: ColourChoice
  /// How styles look.
  public var theme: Theme

  /// Makes options.
  public init(colour: ColourChoice = .automatic, theme: Theme = .standard) {
    self.colour = colour
    self.theme = theme
  }
}
