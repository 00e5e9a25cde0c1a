/// A phrase with numbered places, such as "Pay %1".
package struct Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The phrase, its places as %1 to %9.
  package let text: String
  /// What stands before each place, and the place's number.
  private var pieces: [Piece] = []
  /// What stands behind the last place.
  private var tail: String

  private struct Piece: Hashable {
    let text: String
    let place: Int
  }

  /// Makes a template of a literal.
  package init(stringLiteral value: String) {
    text = value
    tail = ""
    var scalars = value.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "%", let digit = scalars.first, ("1"..."9").contains(digit) {
        scalars.removeFirst()
        pieces.append(Piece(text: tail, place: Int(digit.value - 0x31)))
        tail = ""
      } else {
        tail.unicodeScalars.append(scalar)
      }
    }
  }

  /// The phrase with its places filled.
  package func callAsFunction(_ parts: String...) -> String {
    var filled = ""
    for piece in pieces {
      filled += piece.text
      if parts.indices.contains(piece.place) { filled += parts[piece.place] }
    }
    return filled + tail
  }
}
