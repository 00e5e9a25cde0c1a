import Testing

@testable import SimulatorUI

/// Help and the inspector can be read to their last line on a screen of any size.
struct ListScrollingTests {
  static let sizes = [Size(columns: 40, rows: 12), Size(columns: 60, rows: 20)]

  @Test(arguments: sizes)
  func `The help scrolls to its last line and no further`(size: Size) throws {
    var visit = try Visit(language: .english, size: size)
    visit.press(.function(1))
    for _ in 0..<40 { visit.press(.down) }
    let scrolled = visit.rows
    #expect(scrolled[size.rows - 2].contains("Ctrl-C"))
    #expect(!scrolled[size.rows - 2].hasSuffix("↓ "))
    visit.press(.end)
    #expect(visit.rows == scrolled)
    visit.press(.home)
    #expect(visit.rows[4].contains("Tab"))
  }

  @Test(arguments: sizes)
  func `The inspector scrolls to its last line`(size: Size) throws {
    var visit = try Visit(language: .english, size: size)
    visit.press(.function(3), .end)
    let lines = visit.shop.simulator.inspector.lines(width: size.columns - 4)
    let last = try #require(lines.map { $0.map(\.text).joined() }.last { !$0.isEmpty })
    #expect(visit.rows.suffix(3).contains { $0.contains(last) })
    #expect(!visit.rows[size.rows - 2].hasSuffix("↓ "))
  }

  @Test func `A screen that has grown shows the list from its first line`() throws {
    var visit = try Visit(language: .english, size: Size(columns: 40, rows: 12))
    visit.press(.function(1), .end)
    visit.resize(to: Size(columns: 80, rows: 24))
    #expect(visit.rows[4].contains("Tab"))
  }
}
