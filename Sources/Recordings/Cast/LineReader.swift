internal import Platform

/// Reads a file line by line and keeps no more of it than the present line and one chunk.
struct LineReader: ~Copyable {
  /// One line without its end.
  struct Line {
    /// Its bytes, without LF or CRLF.
    let bytes: ArraySlice<UInt8>
    /// Its number in the file, from 1.
    let number: Int
    /// Whether a line end followed.
    let isEnded: Bool
  }

  /// The most bytes one line may have; a longer one is no recording of a person's keys.
  static let longestLine = 4 * 1_048_576
  private static let chunkSize = 65_536

  private let file: FileDescriptor?
  private var buffer: [UInt8]
  private var start = 0
  private var isAtEnd: Bool
  /// Number of the line read last.
  private(set) var number = 0

  /// Reads the file at `path`.
  init(path: String) throws(SystemError) {
    file = try FileDescriptor(reading: path)
    buffer = []
    isAtEnd = false
  }

  /// Reads lines from memory.
  init(bytes: [UInt8]) {
    file = nil
    buffer = bytes
    isAtEnd = true
  }

  /// Bytes held in memory at the moment.
  var heldBytes: Int { buffer.count }

  /// The next line; nil after the last.
  mutating func next() throws(CastProblem) -> Line? {
    var scanned = start
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(upTo: end, isEnded: true)
      }
      guard !isAtEnd else {
        return start < buffer.count ? line(upTo: buffer.count, isEnded: false) : nil
      }
      buffer.removeFirst(start)
      start = 0
      scanned = buffer.count
      guard scanned <= Self.longestLine else {
        number += 1
        throw .lineTooLong
      }
      try readChunk()
    }
  }

  private mutating func readChunk() throws(CastProblem) {
    do {
      isAtEnd = try file?.read(into: &buffer, upTo: Self.chunkSize) ?? 0 == 0
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  private mutating func line(upTo end: Int, isEnded: Bool) -> Line {
    var bytes = buffer[start..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    start = min(end + 1, buffer.count)
    number += 1
    return Line(bytes: bytes, number: number, isEnded: isEnded)
  }
}
