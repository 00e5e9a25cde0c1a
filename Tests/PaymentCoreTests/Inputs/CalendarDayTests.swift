import PaymentCore
import Testing

struct CalendarDayTests {
  @Test(arguments: [
    "2026-11-30", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2026-01-31",
  ])
  func `A day reads back as it was written`(text: String) throws {
    #expect(try #require(CalendarDay(text)).text == text)
  }

  @Test(arguments: [
    "2026-11-31", "2026-02-29", "2100-02-29", "1900-02-29", "2026-13-01", "2026-00-10",
    "2026-01-00", "0000-01-01", "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01 ", "", "-",
    "2026-01-01-01", "+026-01-01", "٢٠٢٦-٠١-٠١", "20260101",
  ])
  func `What is no day is refused`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: [
    (Int64(0), "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
    (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_709_164_800, "2024-02-29"),
    (1_796_000_000, "2026-11-30"), (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"),
  ])
  func `Seconds since 1970 fall on a day`(seconds: Int64, text: String) {
    #expect(CalendarDay(secondsSince1970: seconds)?.text == text)
  }

  @Test func `Times outside the calendar are refused`() {
    #expect(CalendarDay(secondsSince1970: -1) == nil)
    #expect(CalendarDay(secondsSince1970: 253_402_300_800) == nil)
    #expect(CalendarDay(secondsSince1970: .max) == nil)
  }
}
