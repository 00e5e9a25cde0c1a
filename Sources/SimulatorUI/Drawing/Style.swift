/// What a cell means; a theme decides how it looks.
///
/// The raw value is the letter that stands for the style in a recorded screen.
package enum Style: Character, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case plain = "."
  /// Text that matters less: hints, units, the key bar.
  case quiet = "q"
  /// Headings and amounts.
  case strong = "s"
  /// The one accent: the step the shopper is in, the focused label.
  case accent = "a"
  /// Text of a field without the focus.
  case field = "f"
  /// Text of the field that has the focus.
  case fieldFocused = "F"
  /// A button or choice without the focus.
  case button = "b"
  /// The button or choice that has the focus.
  case buttonFocused = "B"
  /// The header bar.
  case header = "h"
  /// The simulator badge.
  case badge = "m"
  /// A key's name in the key bar.
  case key = "k"
  /// Lines and frames.
  case line = "l"
  /// A good end.
  case success = "g"
  /// Not decided yet.
  case processing = "p"
  /// A bad end, or what is wrong with a field.
  case error = "e"
  /// A warning, and a value that differs.
  case warning = "w"
}
