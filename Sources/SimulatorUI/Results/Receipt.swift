internal import PaymentContracts
internal import PaymentCore

/// The short receipt that people read on standard output: one line for each run.
package struct Receipt: Hashable, Sendable {
  /// The line, without a line end.
  package let text: String

  /// Writes a receipt in the language of the run.
  package init(_ delivery: Delivery, options: RunOptions) {
    let phrases = Phrases.phrases(for: options.language)
    let status = phrases.status
    var parts = [
      "\(delivery.delivered.contract.name): \(status.word(delivery.delivered))",
      phrases.shell.order(delivery.result.payment.orderNumber),
      Receipt.amount(delivery.result.payment.price, phrases.language),
    ]
    if let reference = delivery.delivered.reference {
      parts.append("\(status.reference) \(reference)")
    }
    if let code = delivery.delivered.code { parts.append(code) }
    text = parts.map(DisplayText.safe).joined(separator: ", ")
  }

  private static func amount(_ price: Price, _ language: Language) -> String {
    switch price {
    case .valid(let money):
      String(language.format(money).map { $0 == "\u{A0}" ? " " : $0 })
    case .refused(let text, let currency, _): "\(text) \(currency)"
    }
  }
}

extension Delivered {
  /// The machine-readable code of what went wrong; nil if the SDK gave none.
  fileprivate var code: String? {
    switch self {
    case .comgate(let result): result.code
    case .seb(let result): result.error?.code.rawValue
    }
  }
}
