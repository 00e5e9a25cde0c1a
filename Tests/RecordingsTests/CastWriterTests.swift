import Recordings
import SimulatorUI
import Testing

struct CastWriterTests {
  @Test func `a recording is written as version 3`() {
    var writer = CastWriter(
      header: CastHeader(
        size: Size(columns: 100, rows: 30),
        timestamp: 1_796_040_000,
        command: #"paysim --order "O 1""#,
        title: "Paid"
      )
    )
    let text =
      writer.headerLine + writer.comment("Typed by\n\na person")
      + writer.line(for: CastEvent(after: .milliseconds(1_500), .input("\u{1b}[A\r\"\\é\u{7f}")))
      + writer.line(for: CastEvent(after: .zero, .resize(Size(columns: 80, rows: 24))))
      + writer.line(for: CastEvent(after: .seconds(301), .marker("panel")))
      + writer.line(for: CastEvent(after: .milliseconds(5), .exit(2)))
    #expect(
      text == #"""
        {"version": 3, "term": {"cols": 100, "rows": 30}, "timestamp": 1796040000, \#
        "command": "paysim --order \"O 1\"", "title": "Paid"}
        # Typed by
        #
        # a person
        [1.500, "i", "\u001b[A\r\"\\é\u007f"]
        [0.000, "r", "80x24"]
        [301.000, "m", "panel"]
        [0.005, "x", "2"]

        """#
    )
  }

  @Test func `version 2 has absolute times and no comments`() {
    var writer = CastWriter(header: CastHeader(version: .v2))
    let text =
      writer.headerLine + writer.comment("left out")
      + writer.line(for: CastEvent(after: .milliseconds(100), .output("a")))
      + writer.line(for: CastEvent(after: .milliseconds(200), .output("b")))
    #expect(
      text == """
        {"version": 2, "width": 80, "height": 24}
        [0.100, "o", "a"]
        [0.300, "o", "b"]

        """
    )
  }

  @Test(arguments: [CastVersion.v2, .v3])
  func `rounding errors do not add up`(version: CastVersion) throws {
    var writer = CastWriter(header: CastHeader(version: version))
    var text = writer.headerLine
    for _ in 0..<3_000 {
      text += writer.line(for: CastEvent(after: .microseconds(333), .input("x")))
    }
    let total = try events(in: text).reduce(Duration.zero) { $0 + $1.interval }
    #expect(total == .milliseconds(999))
  }

  @Test(arguments: [CastVersion.v2, .v3])
  func `what is written is read again`(version: CastVersion) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let header = CastHeader(
        version: version,
        size: Self.size(using: &random),
        timestamp: Bool.random(using: &random)
          ? Int.random(in: 0...9_999_999, using: &random) : nil,
        command: Bool.random(using: &random) ? random.text() : nil,
        title: Bool.random(using: &random) ? random.text() : nil
      )
      var writer = CastWriter(header: header)
      var text = writer.headerLine
      var line = 1
      var written: [CastEvent] = []
      for number in 0..<Int.random(in: 0...12, using: &random) {
        line += 1
        let interval = Duration.milliseconds(Int.random(in: 0...400_000, using: &random))
        let event = CastEvent(
          after: interval,
          Self.kind(number: number, using: &random),
          line: line
        )
        written.append(event)
        text += writer.line(for: event)
      }
      var reader = try CastReader(bytes: Array(text.utf8), file: "keys.cast")
      #expect(reader.header == header, "seed \(seed)")
      var read: [CastEvent] = []
      while let event = try reader.next() { read.append(event) }
      #expect(read == written, "seed \(seed)")
      #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0a }, "seed \(seed)")
    }
  }

  private func events(in text: String) throws -> [CastEvent] {
    var reader = try CastReader(bytes: Array(text.utf8), file: "keys.cast")
    var events: [CastEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  private static func size(using random: inout SeededGenerator) -> Size {
    Size(
      columns: Int.random(in: 1...1_000, using: &random),
      rows: Int.random(in: 1...1_000, using: &random)
    )
  }

  private static func kind(
    number: Int,
    using random: inout SeededGenerator
  ) -> CastEvent.Kind {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .resize(size(using: &random))
    case 1: .marker("step-\(number)")
    case 2: .exit(Int.random(in: 0...255, using: &random))
    case 3: .output(random.text())
    case 4: .unknown(code: "q", data: random.text())
    default: .input(random.text())
    }
  }
}
