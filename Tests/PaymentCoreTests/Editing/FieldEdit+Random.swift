import PaymentCore

extension FieldEdit {
  static func random(using numbers: inout SeededGenerator) -> FieldEdit {
    let edits: [FieldEdit] = [
      .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd,
      .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .moveToStart, .moveToEnd,
      .type("/"), .type("x"), .paste("12/2030"), .paste("4242 4242"), .paste("👩‍👩‍👧\u{200F}२"),
    ]
    let digit = Unicode.Scalar(UInt8.random(in: 0x30...0x39, using: &numbers))
    return Bool.random(using: &numbers)
      ? .type(digit) : edits.randomElement(using: &numbers) ?? .moveLeft
  }
}
