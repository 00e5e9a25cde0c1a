/// A day of the Gregorian calendar; "today" is an input of a run.
package struct CalendarDay: Hashable, Sendable {
  /// The year, 1 to 9999.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Makes a day; nil if the calendar does not have it.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...CalendarDay.days(inMonth: month, of: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a text such as "2026-11-30"; nil if it is no day in that form (ISO 8601).
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.joined().allSatisfy(digits.contains) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Finds the day, in UTC, of a time in whole seconds since 1970.
  package init?(secondsSince1970 seconds: Int64) {
    guard seconds >= 0, seconds < 253_402_300_800 else { return nil }
    var days = Int(seconds / 86_400)
    var year = 1970
    while days >= CalendarDay.days(in: year) {
      days -= CalendarDay.days(in: year)
      year += 1
    }
    var month = 1
    while days >= CalendarDay.days(inMonth: month, of: year) {
      days -= CalendarDay.days(inMonth: month, of: year)
      month += 1
    }
    self.init(year: year, month: month, day: days + 1)
  }

  /// Months since the year 0, to compare months with each other.
  package var monthCount: Int {
    year * 12 + month - 1
  }

  /// The text form, such as "2026-11-30" (ISO 8601).
  package var text: String {
    "\(CalendarDay.padded(year, to: 4))-\(CalendarDay.padded(month))-\(CalendarDay.padded(day))"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func days(in year: Int) -> Int {
    isLeap(year) ? 366 : 365
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
