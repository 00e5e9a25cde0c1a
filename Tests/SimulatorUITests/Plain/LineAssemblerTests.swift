import Testing

@testable import SimulatorUI

struct LineAssemblerTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\rc\n", ["a", "b", "c"]),
      ("\n\n", ["", ""]), ("\r\n\r\n", ["", ""]), ("\r\r", ["", ""]), ("a\n\rb", ["a", "", "b"]),
      ("Jane Doe", ["Jane Doe"]), ("õ\n", ["õ"]),
    ] as [(String, [String])]
  )
  func `Bytes become lines, however they are cut`(text: String, lines: [String]) {
    for size in 1...3 {
      var assembler = LineAssembler()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        assembler.receive(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      assembler.finish()
      var seen: [String] = []
      while let line = assembler.next() { seen.append(line) }
      #expect(seen == lines)
    }
  }

  @Test func `A line that never ends takes no more room than a long one`() {
    var assembler = LineAssembler()
    assembler.receive(repeatElement(UInt8(ascii: "1"), count: 100_000))
    assembler.receive("\nnext\n".utf8)
    #expect(assembler.next()?.utf8.count == LineAssembler.longestLine)
    #expect(assembler.next() == "next")
  }
}
