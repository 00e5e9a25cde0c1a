extension DisplayText {
  /// Breaks text into lines of at most `width` cells, at spaces; a longer word is cut into pieces.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      if !line.isEmpty, TextWidth.columns(of: line) + 1 + TextWidth.columns(of: word) > width {
        lines.append(line)
        line = ""
      }
      while TextWidth.columns(of: word) > width {
        var piece = ""
        while let next = word.first,
          TextWidth.columns(of: piece) + TextWidth.columns(of: next) <= width
        {
          piece.append(next)
          word.removeFirst()
        }
        if piece.isEmpty { break }
        lines.append(piece)
      }
      line += line.isEmpty ? word : " " + word
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
