import Foundation
import Platform
import SimulatorUI
import Testing

@testable import Pictures
@testable import Recordings

struct ScreenPictureTests {
  @Test
  func `A small screen is drawn with its text, its box and its cursor`() {
    var frame = Frame(size: Size(columns: 10, rows: 3))
    frame.drawBox(Rectangle(column: 0, row: 0, columns: 10, rows: 3))
    frame.write("Pay", at: Position(column: 2, row: 1), style: .buttonFocused)
    frame.cursor = Position(column: 2, row: 1)
    #expect(
      ScreenPicture(frame, title: "a box").svg == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" \
        width="114" height="78" viewBox="0 0 114 78">
        <title>a box</title>
        <desc>Pay</desc>
        <style>text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',\
        'Liberation Mono',monospace;unicode-bidi:bidi-override}\
        .B{fill:#ffffff;font-weight:700}.l{fill:#626262}</style>
        <rect x=".5" y=".5" width="113" height="77" rx="8" \
        fill="#121212" stroke="#626262" stroke-opacity=".5"/>
        <g transform="translate(12 12)" fill="#d0d0d0">
        <g shape-rendering="crispEdges">
        <path fill="#005faf" d="M18 18h27v18h-27z"/>
        </g>
        <g fill="none" stroke-linecap="square" shape-rendering="crispEdges">
        <path stroke="#626262" d="M4.5 8.5h81M4.5 44.5h81M4.5 8.5v36M85.5 8.5v36"/>
        </g>
        <text class="B" x="18" y="32" textLength="27">Pay</text>
        <rect x="17" y="18" width="2" height="18" fill="#ffffff"/>
        </g>
        </svg>

        """
    )
  }

  @Test
  func `Every screen of the fixtures keeps its text in its place`() throws {
    for fixture in Fixtures.all {
      let folder = try #require(fixture.folder)
      for file in try FolderListing.names(in: folder) where file.hasSuffix(".screen") {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        let frame = try ScreenText(text: text, file: file).frame
        let picture = ScreenPicture(frame, title: file)
        #expect(
          DrawnPicture(picture)?.rows(of: frame.size) == textOnly(frame),
          "\(fixture) \(file)"
        )
        #expect(picture.svg.utf8.count < 24_000)
      }
    }
  }

  @Test
  func `Whatever a frame holds the picture is XML`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let frame = Frame.arbitrary(using: &random)
      let picture = ScreenPicture(frame, title: "any", theme: .light)
      #expect(DrawnPicture(picture) != nil, "seed \(seed)")
    }
  }

  @Test
  func `What XML would take for its own is escaped`() throws {
    var frame = Frame(size: Size(columns: 12, rows: 1))
    frame.write("</text><&\">", at: Position(column: 0, row: 0))
    frame.put(Cell("\u{0}"), at: Position(column: 11, row: 0))
    let drawn = try #require(DrawnPicture(ScreenPicture(frame, title: "a < b & \"c\"")))
    #expect(drawn.rows(of: frame.size) == ["</text><&\">\u{fffd}"])
    #expect(drawn["title"].map(\.text) == ["a < b & \"c\""])
    #expect(drawn["desc"].map(\.text) == ["</text><&\">\u{fffd}"])
  }

  @Test
  func `A wide glyph and a symbol keep the place of what follows`() throws {
    var frame = Frame(size: Size(columns: 12, rows: 1))
    frame.write("a漢b ✓ c", at: Position(column: 0, row: 0))
    let drawn = try #require(DrawnPicture(ScreenPicture(frame, title: "")))
    #expect(drawn["text"].map(\.text) == ["a", "漢", "b", "✓", "c"])
    #expect(drawn["text"].map { $0.attributes["x"] } == ["0", "9", "27", "45", "63"])
  }

  @Test
  func `Text is one element until its style changes or a gap follows`() throws {
    var frame = Frame(size: Size(columns: 20, rows: 1))
    frame.write("one two  three", at: Position(column: 0, row: 0))
    frame.write("four", at: Position(column: 14, row: 0), style: .strong)
    let drawn = try #require(DrawnPicture(ScreenPicture(frame, title: "")))
    #expect(drawn["text"].map(\.text) == ["one two", "three", "four"])
    #expect(drawn["text"].map { $0.attributes["textLength"] } == ["63", "45", "36"])
    #expect(drawn["desc"].map(\.text) == ["one two threefour"])
  }

  @Test
  func `A hidden cursor is not drawn`() throws {
    let drawn = try #require(
      DrawnPicture(ScreenPicture(Frame(size: Size(columns: 2, rows: 1)), title: ""))
    )
    #expect(drawn["rect"].count == 1)
  }

  @Test
  func `Without colour fields are underlined and the focus is reversed`() {
    var frame = Frame(size: Size(columns: 8, rows: 1))
    frame.write("   ", at: Position(column: 1, row: 0), style: .field)
    frame.write("x", at: Position(column: 5, row: 0), style: .fieldFocused)
    frame.cursor = Position(column: 5, row: 0)
    let svg = ScreenPicture(frame, title: "", theme: .monochrome).svg
    #expect(svg.contains("<path stroke=\"#d0d0d0\" d=\"M9 16.5h27\"/>"))
    #expect(svg.contains("<path fill=\"#d0d0d0\" d=\"M45 0h9v18h-9z\"/>"))
    #expect(svg.contains(".F{fill:#121212}"))
    // Seen on the reversed cell.
    #expect(svg.contains("<rect x=\"44\" y=\"0\" width=\"2\" height=\"18\" fill=\"#121212\"/>"))
  }

  @Test(arguments: [
    ("├┤", "M4.5 8.5h9M4.5 0v18M13.5 0v18"), ("┬", "M0 8.5h9M4.5 8.5v9.5"),
    ("┴", "M0 8.5h9M4.5 0v8.5"), ("┼", "M0 8.5h9M4.5 0v18"), ("──", "M0 8.5h18"),
    ("─ ─", "M0 8.5h9M18 8.5h9"),
  ])
  func `Lines go from edge to edge and join`(text: String, shape: String) {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.write(text, at: Position(column: 0, row: 0), style: .line)
    #expect(ScreenPicture(frame, title: "").svg.contains("d=\"\(shape)\""))
  }

  /// The frame's rows as they should be read from its picture.
  private func textOnly(_ frame: Frame) -> [String] {
    (0..<frame.size.rows).map { row in
      var text = ""
      for cell in frame.row(row) {
        if cell.isEmpty || BoxGlyph(cell) != nil {
          text += " "
        } else {
          cell.forEachScalar { text.unicodeScalars.append($0) }
        }
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
