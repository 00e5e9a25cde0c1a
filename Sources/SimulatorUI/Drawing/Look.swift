/// How a cell is painted: palette colours and attributes.
package struct Look: Hashable, Sendable {
  /// Attributes that need no colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    package let rawValue: UInt8

    /// Makes a set from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavy strokes, or a brighter colour.
    package static let bold = Attributes(rawValue: 1)
    /// Faint strokes.
    package static let dim = Attributes(rawValue: 2)
    /// A line below the text.
    package static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    package static let reverse = Attributes(rawValue: 8)
  }

  /// Colour of the text, as a palette index; nil is the terminal's own.
  package var foreground: UInt8?
  /// Colour behind the text, as a palette index; nil is the terminal's own.
  package var background: UInt8?
  /// Attributes, which stay when there is no colour.
  package var attributes: Attributes

  /// Makes a look.
  package init(
    _ foreground: UInt8? = nil,
    on background: UInt8? = nil,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
