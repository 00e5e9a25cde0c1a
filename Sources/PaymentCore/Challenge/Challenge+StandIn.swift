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
