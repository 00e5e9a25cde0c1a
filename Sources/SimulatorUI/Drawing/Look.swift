/// How a cell is painted: palette colours and attributes.
public struct Look: Hashable, Sendable {
  /// Attributes that need no colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavy strokes, or a brighter colour.
    public static let bold = Attributes(rawValue: 1)
    /// Faint strokes.
    public static let dim = Attributes(rawValue: 2)
    /// A line below the text.
    public static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 8)
  }

  /// Colour of the text, as a palette index; nil is the terminal's own.
  public var foreground: UInt8?
  /// Colour behind the text, as a palette index; nil is the terminal's own.
  public var background: UInt8?
  /// Attributes, which stay when there is no colour.
  public var attributes: Attributes

  /// Makes a look.
  public init(
    _ foreground: UInt8? = nil,
    on background: UInt8? = nil,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
