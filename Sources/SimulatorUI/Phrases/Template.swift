/// A phrase with numbered places, such as "Pay %1".
public struct Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The phrase, its places as %1 to %9.
  public let text: String

  /// Makes a template of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// The phrase with its places filled.
  public func callAsFunction(_ parts: String...) -> String {
    var filled = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "%") {
      filled += rest[..<mark]
      let next = rest.index(after: mark)
      guard next < rest.endIndex, let number = rest[next].wholeNumberValue else {
        filled.append("%")
        rest = rest[next...]
        continue
      }
      if parts.indices.contains(number - 1) { filled += parts[number - 1] }
      rest = rest[rest.index(after: next)...]
    }
    return filled + rest
  }
}
