extension ControlSequence {
  /// The key of the sequence; nil if it is no key's.
  func key(endingIn final: UInt8, parameters: [[Int]]) -> Key? {
    let letter = Character(Unicode.Scalar(final))
    let code = parameters[0][0]
    let held = parameters.count > 1 ? parameters[1] : [0]
    var modifiers = KeyModifiers(parameter: held[0])
    if isMeta {
      modifiers.insert(.alt)
    }
    // The third event of a key is its release.
    guard held.count < 2 || held[1] != 3 else { return nil }
    switch (introducer, letter) {
    case (.control, "u"):
      return Key(code: code, shifted: parameters[0].dropFirst().first, modifiers: modifiers)
    case (.control, "~") where code == 27 && parameters.count == 3:
      return Key(code: parameters[2][0], shifted: nil, modifiers: modifiers)
    case (.control, "~"), (.control, "^"), (.control, "@"):
      return Key(number: code)
    case (.control, "R") where parameters.count > 1 && (code != 1 || held[0] < 2):
      // The answer to a question about the cursor looks like a modified F3.
      return nil
    case (.control, "a"), (.control, "b"), (.control, "c"), (.control, "d"):
      return isBare ? Key(direction: letter)?.modified(by: modifiers) : nil
    case (.control, _):
      return Key(letter: letter)?.modified(by: modifiers)
    case (.singleShift, _):
      if isBare, let key = Key(padLetter: letter) { return key }
      if isBare, let key = Key(direction: letter) {
        return key.modified(by: modifiers.union(.control))
      }
      // Older terminals put the modifiers first: `ESC O 5 D`.
      let early = parameters.count == 1 ? KeyModifiers(parameter: code) : []
      return Key(letter: letter)?.modified(by: modifiers.union(early))
    }
  }
}

extension Key {
  /// Makes the key of `ESC [ letter` and `ESC O letter`.
  init?(letter: Character) {
    switch letter {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    case "Z": self = .backTab
    default: return nil
    }
  }

  /// Makes the arrow that rxvt writes in lower case, for Shift (`ESC [`) and Ctrl (`ESC O`).
  init?(direction: Character) {
    switch direction {
    case "a": self = .up
    case "b": self = .down
    case "c": self = .right
    case "d": self = .left
    default: return nil
    }
  }

  /// Makes the key of `ESC O letter` on the number pad in application mode.
  init?(padLetter: Character) {
    switch padLetter {
    case "M": self = .enter
    case "I": self = .tab
    case " ": self = .typed(" ")
    case "X": self = .typed("=")
    case "j": self = .typed("*")
    case "k": self = .typed("+")
    case "l": self = .typed(",")
    case "m": self = .typed("-")
    case "n": self = .typed(".")
    case "o": self = .typed("/")
    case "p"..."y":
      guard let value = padLetter.asciiValue else { return nil }
      self = .typed(Unicode.Scalar(value - UInt8(ascii: "p") + UInt8(ascii: "0")))
    default: return nil
    }
  }

  /// Makes the key of `ESC [ number ~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The key with modifiers held: words instead of characters, and otherwise the key itself.
  func modified(by modifiers: KeyModifiers) -> Key {
    guard !modifiers.isDisjoint(with: [.control, .alt]) else { return self }
    return switch self {
    case .left: .wordLeft
    case .right: .wordRight
    case .typed, .paste, .control, .alt, .function, .enter, .tab, .backTab, .escape, .backspace,
      .delete, .up, .down, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown:
      self
    }
  }
}
