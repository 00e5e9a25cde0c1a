/// A colour by its parts, each from 0 to 255.
package struct RGB: Hashable, Sendable {
  /// Part of red light.
  package let red: UInt8
  /// Part of green light.
  package let green: UInt8
  /// Part of blue light.
  package let blue: UInt8

  /// Makes a colour from its parts.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What xterm shows for an index of its palette of 256.
  package init(paletteIndex index: UInt8) {
    switch index {
    case ..<16: self = Self.named[Int(index)]
    case ..<232:
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = Int(index) - 16
      self.init(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    default:
      let grey = 8 + 10 * (index - 232)
      self.init(grey, grey, grey)
    }
  }

  /// The colour as style sheets write it, such as "#00afd7".
  package var hex: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }

  /// The sixteen colours with names.
  private static let named = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]
}
