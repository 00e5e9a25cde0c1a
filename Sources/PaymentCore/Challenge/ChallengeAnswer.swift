/// What the shopper sends to the issuer.
package enum ChallengeAnswer: Hashable, Sendable {
  /// A code, spaces left out; leading zeros count.
  case code(String)
  /// The value of the one option chosen.
  case option(String)
  /// The values of the options chosen, in the order shown.
  case options([String])
  /// "I have approved it in the app."
  case approvedInApp
  /// "I refuse this payment."
  case refused
  /// "Send me a new code."
  case resend

  /// The code that a text stands for: without blanks, digits of other scripts transliterated.
  static func code(in text: String) -> String {
    if text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return text }
    var code = ""
    for scalar in text.unicodeScalars where !DigitText.isBlank(scalar) {
      if let digit = DigitText.digit(scalar) {
        code.append(String(digit))
      } else {
        code.unicodeScalars.append(scalar)
      }
    }
    return code
  }
}

extension Challenge {
  /// Whether the code, and all that was typed for it, is one of the simulator's own as far as it goes.
  package func isCodePublic(typed: String) -> Bool {
    [code.text, typed].allSatisfy { text in
      AnswerRule.simulatedCodes.contains { $0.hasPrefix(text) }
    }
  }

  /// A code of the same length that the issuer judges alike, and that tells nothing.
  package var codeStandIn: String {
    let typed = ChallengeAnswer.code(in: code.text)
    // Blanks alone are no answer.
    if typed.isEmpty { return String(repeating: " ", count: code.text.count) }
    if AnswerRule.simulatedCodes.contains(typed) { return typed }
    return String(repeating: "0", count: code.text.count)
  }
}
