#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A pipe, whose open ends are closed when its value goes; no other program inherits them.
struct Pipe: ~Copyable {
  /// The end to read from; -1 once closed.
  private(set) var reading: Int32 = -1
  /// The end to write to; -1 once closed.
  private(set) var writing: Int32 = -1
  /// Whether everything was read.
  private(set) var hasEnded = false

  /// Makes a pipe; nil if there are too many open files.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Above the standard streams, which the program may have been started without.
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 3)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 3)
    close(ends[0])
    close(ends[1])
    guard reading >= 0, writing >= 0 else { return nil }
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }

  mutating func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Writes what fits into an empty pipe.
  ///
  /// - Returns: Whether all of it was written.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { systemWrite(writing, $0.baseAddress, $0.count) } == bytes.count
  }

  /// Appends what comes within some milliseconds.
  ///
  /// - Returns: Whether something came.
  mutating func read(into bytes: inout [UInt8], within milliseconds: Int32) -> Bool {
    guard !hasEnded else { return false }
    var wanted = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = chunk.withUnsafeMutableBytes { systemRead(reading, $0.baseAddress, $0.count) }
    if count > 0 { bytes += chunk[..<count] }
    if count == 0 { hasEnded = true }
    return count > 0
  }
}

// Inside the type above these names mean its own methods.
private func systemRead(_ number: Int32, _ into: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, into, count)
}

private func systemWrite(_ number: Int32, _ from: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, from, count)
}
