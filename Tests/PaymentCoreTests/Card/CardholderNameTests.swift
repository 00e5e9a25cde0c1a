import PaymentCore
import Testing

struct CardholderNameTests {
  @Test(arguments: [
    ("", FieldProblem?.some(.required)), ("   ", .required), ("\u{200B}\u{A0}", .required),
    ("Jane Doe", nil), ("J", nil), ("Ülo Õun", nil), ("王小明", nil), ("O’Neill", nil),
    ("Jane 2", nil),
    ("4242 4242 4242 4242", .digitsOnly), ("4242-4242", .digitsOnly), ("٤٢٤٢", .digitsOnly),
    ("-", .digitsOnly), (".", nil),
    (String(repeating: "x", count: 255), nil),
    (String(repeating: "x", count: 256), .tooLong(by: 1)),
    (String(repeating: "e\u{301}", count: 255), nil),
  ])
  func `A name is required, not too long and no number`(name: String, problem: FieldProblem?) {
    #expect(CardholderName.problem(of: name) == problem)
  }
}
