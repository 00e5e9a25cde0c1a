/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Text with what is hard on a format: quotes, controls, marks, wide and far characters.
  mutating func text() -> String {
    let pieces = [
      "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{1b}[A", "\u{7f}",
      "\u{85}",
      "\u{301}", "\u{200d}", "\u{2028}", "\u{feff}", "\u{fffd}", "\u{e000}", "é", "漢", "👩‍👩‍👧", "🇪🇪",
      "#", "[", "{", "\u{10ffff}",
    ]
    return (0..<Int.random(in: 0...8, using: &self))
      .map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }
}
