import Recordings
import SimulatorUI
import Testing

struct ScreenDifferenceTests {
  @Test func `screens that are the same have no difference`() {
    let screen = ScreenText(Frame(size: Size(columns: 4, rows: 2)))
    #expect(ScreenDifference(expected: screen, actual: screen) == nil)
  }

  @Test func `a difference shows rows, styles and cursor`() {
    var expected = Frame(size: Size(columns: 20, rows: 2))
    expected.write("Order", row: 0, style: .strong)
    expected.write("漢 Card number", row: 1, style: .plain)
    var actual = expected
    actual.write("Order", row: 0, style: .quiet)
    actual.write("漢 Card numbers", row: 1, style: .plain)
    actual.cursor = Position(column: 0, row: 1)
    #expect(
      ScreenDifference(expected: ScreenText(expected), actual: ScreenText(actual))?.description
        == """
        styles of row 1, column 1:
          expected |sssss
          got      |qqqqq
                    ^
        row 2, column 15:
          expected |漢 Card number
          got      |漢 Card numbers
                                  ^
        cursor: expected hidden, got column 1 row 2
        """
    )
  }

  @Test func `a size that differs is all that is said`() {
    let difference = ScreenDifference(
      expected: ScreenText(Frame(size: Size(columns: 80, rows: 24))),
      actual: ScreenText(Frame(size: Size(columns: 100, rows: 30)))
    )
    #expect(difference?.description == "size: expected 80x24, got 100x30")
  }

  @Test func `many differing rows are counted instead of shown`() {
    let expected = Frame(size: Size(columns: 3, rows: 10))
    var actual = expected
    for row in 0..<10 { actual.write("x", row: row, style: .plain) }
    let lines = ScreenDifference(expected: ScreenText(expected), actual: ScreenText(actual))?
      .description.split(separator: "\n")
    #expect(lines?.last == "and 2 more")
    #expect(lines?.count == 33)
  }
}
