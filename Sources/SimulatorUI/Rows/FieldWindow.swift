/// The part of a field's text that is shown, with marks where more follows.
struct FieldWindow {
  /// Exactly as wide as the field.
  let shown: String
  /// The cursor's column in it.
  let cursor: Int

  /// Scrolls sideways just so far that the caret is seen.
  init(text: String, caret: Int, width: Int) {
    let characters = Array(text)
    let widths = characters.map { TextWidth.columns(of: $0) }
    let caret = min(caret, characters.count)
    let before = widths[..<caret].reduce(0, +)
    let total = widths.reduce(0, +)
    guard total >= width else {
      shown = DisplayText.padded(text, to: width)
      cursor = before
      return
    }
    // One cell at each end is for the marks, one for the cursor behind the last character.
    var first = 0
    var skipped = 0
    while before - skipped > width - 2, first < caret {
      skipped += widths[first]
      first += 1
    }
    if first > 0 {
      while before - skipped + 1 > width - 2, first < caret {
        skipped += widths[first]
        first += 1
      }
    }
    var line = first > 0 ? "‹" : ""
    var used = first > 0 ? 1 : 0
    var last = first
    while last < characters.count, used + widths[last] <= width - 1 {
      line.append(characters[last])
      used += widths[last]
      last += 1
    }
    if last < characters.count {
      line += String(repeating: " ", count: max(0, width - 1 - used)) + "›"
    }
    shown = DisplayText.padded(line, to: width)
    cursor = before - skipped + (first > 0 ? 1 : 0)
  }
}
