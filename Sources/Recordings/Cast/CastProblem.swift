/// The ways in which a recording can be unusable.
///
/// None quotes what was typed: a broken recording may hold a real card number.
package enum CastProblem: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the system says why.
  case unreadable(reason: String)
  /// The file holds nothing.
  case empty
  /// A line is too long to be an event.
  case lineTooLong
  /// A line is not UTF-8 text.
  case notUTF8
  /// The first line is not a header.
  case missingHeader
  /// The first line is not JSON.
  case headerNotJSON
  /// The header names a version that is not read.
  case unknownVersion(Int)
  /// A field of the header holds something else than it should.
  case headerField(name: String, right: String)
  /// A line is not JSON.
  case notJSON
  /// The last line stops in the middle.
  case truncated
  /// A line is JSON, but not an array.
  case notAnArray
  /// An event does not have three parts.
  case notThreeParts(count: Int)
  /// The first part of an event is not a number.
  case timeNotANumber
  /// A time is negative, endless or too long.
  case timeOutOfRange(String)
  /// The second part of an event is not a string.
  case codeNotAString
  /// The third part of an event is not a string.
  case dataNotAString
  /// A new size cannot be used.
  case unusableSize(String)
  /// A checkpoint's name cannot name a file.
  case unusableMarker(String)
  /// Two checkpoints have one name.
  case repeatedMarker(String, firstLine: Int)
  /// An exit status is not one.
  case unusableExitStatus(String)

  /// The most columns or rows that a recorded screen may have.
  package static let longestSide = 1_000
  /// The longest time that is read: one year.
  package static let longestTime = 31_536_000
  /// The most characters in a checkpoint's name.
  package static let longestMarker = 64
}
