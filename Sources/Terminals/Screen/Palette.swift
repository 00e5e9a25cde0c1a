import CNcurses
import Platform
import SimulatorUI

/// The styles as ncurses paints them.
struct Palette {
  /// Attributes and colour pair of one style.
  struct Paint {
    var attributes: attr_t
    var pair: Int16
  }

  /// The paint of each style.
  private var paints: [Style: Paint] = [:]

  /// Makes the paints of `theme`, one colour pair for each style that has colour.
  ///
  /// The screen must be open. Colours of the palette are used as they are, never redefined: they
  /// are the person's own and outlive the program.
  init(_ theme: Theme, colour: TerminalOptions.ColourChoice) {
    var depth = ColourDepth.monochrome
    if colour == .automatic, OperatingSystem.environment("NO_COLOR") == nil, has_colors(),
      start_color() == OK
    {
      // With it -1 means the terminal's own colour; without it the bars still name both.
      use_default_colors()
      depth = ColourDepth(count: Int(tigetnum("colors")))
    }
    for (index, style) in Style.allCases.enumerated() {
      let look = theme.look(of: style, depth: depth)
      var pair = Int16(0)
      if look.foreground != nil || look.background != nil {
        pair = Int16(index + 1)
        let foreground = look.foreground.map(Int16.init) ?? -1
        if init_pair(pair, foreground, look.background.map(Int16.init) ?? -1) == ERR { pair = 0 }
      }
      paints[style] = Paint(attributes: attributes(of: look), pair: pair)
    }
  }

  /// The paint of `style`.
  subscript(style: Style) -> Paint {
    paints[style] ?? Paint(attributes: 0, pair: 0)
  }
}

private func attributes(of look: Look) -> attr_t {
  var result = attr_t(0)
  if look.attributes.contains(.bold) { result |= paysim_bold }
  if look.attributes.contains(.dim) { result |= paysim_dim }
  if look.attributes.contains(.underline) { result |= paysim_underline }
  if look.attributes.contains(.reverse) { result |= paysim_reverse }
  return result
}
