/// ASCII characters to show where the locale has no others.
enum StandIns {
  /// One ASCII character that stands in for `glyph`.
  ///
  /// A letter loses its mark; what nothing resembles becomes an underscore, which reads as a gap.
  static func ascii(for glyph: Character) -> Unicode.Scalar {
    guard let scalar = glyph.unicodeScalars.first else { return " " }
    if (0x20...0x7E).contains(scalar.value) { return scalar }
    if let symbol = symbols[scalar] { return symbol }
    if (0xC0..<0x180).contains(scalar.value) { return letters[Int(scalar.value) - 0xC0] }
    return "_"
  }

  private static let symbols: [Unicode.Scalar: Unicode.Scalar] = [
    "─": "-", "━": "=", "═": "=", "╌": "-", "┄": "-", "│": "|", "┃": "|", "║": "|", "▏": "|",
    "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "╔": "+", "╗": "+", "╚": "+", "╝": "+",
    "•": "*", "·": ".", "●": "*", "○": "o", "◉": "*", "◌": "o", "◆": "*", "■": "#", "█": "#",
    "▌": "|", "▐": "|", "░": ".", "▒": ":", "▓": "#",
    "▶": ">", "▸": ">", "►": ">", "❯": ">", "◀": "<", "◂": "<", "▲": "^", "▼": "v", "▾": "v",
    "→": ">", "←": "<", "↑": "^", "↓": "v", "↵": "<", "⏎": "<", "›": ">", "‹": "<", "»": ">",
    "«": "<", "✓": "v", "✔": "v", "✗": "x", "✘": "x", "×": "x", "⚠": "!", "…": ".", "⋯": ".",
    "–": "-", "—": "-", "‑": "-", "−": "-", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"",
    "„": "\"", "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ", "€": "E", "£": "L", "¥": "Y",
    "¢": "c", "§": "S", "°": "o", "±": "+", "©": "c", "®": "r", "¿": "?", "¡": "!",
  ]

  /// Latin letters from U+00C0 to U+017F without their marks.
  private static let letters = Array(
    ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTs" + "aaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg" + "GgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
      + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSs" + "SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs")
      .unicodeScalars
  )
}
