internal import PaymentContracts

/// The first row: the simulator's badge, the contract and the language.
struct Header {
  /// Whose words the result is told in.
  let contract: Contract
  let languageName: String
  let texts: ShellPhrases

  func draw(_ frame: inout Frame) {
    frame.fill(row: 0, style: .header)
    var column = frame.write(" paysim ", at: Position(column: 0, row: 0), style: .header)
    column += frame.write(" \(texts.badge) ", at: Position(column: column, row: 0), style: .badge)
    let right = " \(contract.name) · \(languageName) "
    let rightColumn = frame.size.columns - TextWidth.columns(of: right)
    let promise = " \(texts.promise)"
    if column + TextWidth.columns(of: promise) < rightColumn {
      frame.write(promise, at: Position(column: column, row: 0), style: .header)
    }
    if rightColumn > column {
      frame.write(right, at: Position(column: rightColumn, row: 0), style: .header)
    }
  }
}
