internal import SimulatorUI

/// A character of a box or a bar: the arms that go from the middle of its cell to the edges.
struct BoxGlyph {
  let left: Bool
  let right: Bool
  let up: Bool
  let down: Bool
  let isHeavy: Bool

  /// The arms of what a cell shows; nil if it is no line.
  init?(_ cell: Cell) {
    // A screen has thousands of cells that are no lines.
    guard let scalar = cell.scalar, scalar.value >= 0x2500 else { return nil }
    switch scalar {
    case "─", "━": self.init("lr", isHeavy: scalar == "━")
    case "│": self.init("ud")
    case "┌": self.init("rd")
    case "┐": self.init("ld")
    case "└": self.init("ru")
    case "┘": self.init("lu")
    case "├": self.init("rud")
    case "┤": self.init("lud")
    case "┬": self.init("lrd")
    case "┴": self.init("lru")
    case "┼": self.init("lrud")
    default: return nil
    }
  }

  private init(_ arms: String, isHeavy: Bool = false) {
    left = arms.contains("l")
    right = arms.contains("r")
    up = arms.contains("u")
    down = arms.contains("d")
    self.isHeavy = isHeavy
  }
}
