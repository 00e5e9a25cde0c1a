extension DisplayText {
  /// Breaks text into lines of at most `width` cells, at spaces; a longer word is cut into pieces.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    guard width > 0 else { return [] }
    if TextWidth.isPrintableASCII(text) { return wrappedASCII(Array(text.utf8), to: width) }
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

  /// The same for text of which each byte takes one cell.
  private static func wrappedASCII(_ bytes: [UInt8], to width: Int) -> [String] {
    let space = UInt8(ascii: " ")
    var lines: [String] = []
    var line: [UInt8] = []
    var next = 0
    while next < bytes.count {
      if bytes[next] == space {
        next += 1
        continue
      }
      var end = next
      while end < bytes.count, bytes[end] != space { end += 1 }
      if !line.isEmpty, line.count + 1 + end - next > width {
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      }
      while end - next > width {
        lines.append(String(decoding: bytes[next..<next + width], as: UTF8.self))
        next += width
      }
      if !line.isEmpty { line.append(space) }
      line += bytes[next..<end]
      next = end
    }
    if !line.isEmpty || lines.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }
}
