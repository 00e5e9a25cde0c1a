extension Key {
  /// Makes the key of a character code with modifiers, as `ESC [ code ; modifiers u` names it.
  ///
  /// - Parameters:
  ///   - code: the character's number; from 57344 on, keys without a character.
  ///   - shifted: the character with Shift, if the terminal said it.
  ///   - modifiers: the keys held down.
  init?(code: Int, shifted: Int?, modifiers: KeyModifiers) {
    switch code {
    case 9:
      self = modifiers.contains(.shift) ? .backTab : .tab
    case 13, 57_414:
      self = .enter
    case 27:
      self = .escape
    case 8, 127:
      self = modifiers.contains(.alt) ? .control("w") : .backspace
    case 57_399...57_408:
      self = .typed(Unicode.Scalar(UInt8(code - 57_399) + UInt8(ascii: "0")))
    case 57_409...57_416:
      guard let sign = Self.padSign(code) else { return nil }
      self = .typed(sign)
    case 57_417...57_426:
      guard let key = Self.padMotion(code) else { return nil }
      self = key.modified(by: modifiers)
    case 57_344...63_743, ..<32:
      return nil
    default:
      self.init(character: code, shifted: shifted, modifiers: modifiers)
    }
  }

  private init?(character: Int, shifted: Int?, modifiers: KeyModifiers) {
    guard
      modifiers.isDisjoint(with: .foreign),
      let scalar = UInt32(exactly: character).flatMap(Unicode.Scalar.init)
    else { return nil }
    if modifiers.contains(.control) {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      // Ctrl-I is Tab and Ctrl-M is Enter here too, as on every other terminal.
      self =
        ("a"..."z").contains(lower) ? Key(controlByte: UInt8(lower.value & 0x1F)) : .control(lower)
    } else if modifiers.contains(.alt) {
      self = Key(altScalar: scalar)
    } else if modifiers.contains(.shift) {
      let said = shifted.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      self = .typed(said ?? (upper.count == 1 ? upper.first : nil) ?? scalar)
    } else {
      self = .typed(scalar)
    }
  }

  private static func padSign(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 57_409: "."
    case 57_410: "/"
    case 57_411: "*"
    case 57_412: "-"
    case 57_413: "+"
    case 57_415: "="
    case 57_416: ","
    default: nil
    }
  }

  private static func padMotion(_ code: Int) -> Key? {
    switch code {
    case 57_417: .left
    case 57_418: .right
    case 57_419: .up
    case 57_420: .down
    case 57_421: .pageUp
    case 57_422: .pageDown
    case 57_423: .home
    case 57_424: .end
    case 57_426: .delete
    default: nil
    }
  }
}
