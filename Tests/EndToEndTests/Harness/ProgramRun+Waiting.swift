import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Waiting for what the program shows, and for its end.
extension ProgramRun {
  /// Waits until the screen shows `text`.
  mutating func wait(for text: String) throws {
    try wait(for: text) { $0.text.contains(text) }
  }

  /// Waits until the screen no longer shows `text`.
  mutating func waitUntilGone(_ text: String) throws {
    try wait(for: "no \(text)") { !$0.text.contains(text) }
  }

  /// Waits until `condition` holds for the screen.
  mutating func wait(for what: String, until condition: (EmulatedScreen) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while !condition(screen) {
      let hasMore = listen(until: life == nil ? .now : deadline)
      guard hasMore, ContinuousClock.now < deadline else {
        let errors = String(decoding: errorText, as: UTF8.self)
        throw HarnessError.notSeen(what, screen: screen.text + "\n" + errors)
      }
    }
  }

  /// Waits for the program to end of itself, and tells how.
  consuming func end() throws -> Ending {
    let deadline = ContinuousClock.now + Self.patience
    while life != nil || errors != nil || output != nil {
      guard ContinuousClock.now < deadline else {
        let errors = String(decoding: errorText, as: UTF8.self)
        throw HarnessError.notEnded(screen: screen.text, errors: errors)
      }
      listen(until: deadline)
    }
    // Ended, so what is still to be read is there already.
    while listen(until: .now) {}
    var status: CInt = 0
    waitpid(process, &status, 0)
    hasEnded = true
    return Ending(
      status: status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: status & 0x7F),
      output: String(decoding: outputText, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self),
      screen: screen,
      disorder: disorder,
      received: received
    )
  }

  /// What is not as it was before the program: empty after a clean end.
  private var disorder: [String] {
    // Nothing can be said about a terminal that is gone.
    guard terminal.nearSide >= 0 else { return [] }
    var result: [String] = []
    for mode in screen.modes.subtracting(EmulatedScreen.ordinaryModes).sorted() {
      result.append("mode \(mode) is on")
    }
    if !screen.modes.contains(25) { result.append("the cursor is hidden") }
    if !screen.isPlain { result.append("attributes are on") }
    if !reader.showsLetters { result.append("line drawing is on") }
    if !hasItsModes { result.append("the modes differ") }
    return result
  }

  /// Takes in whatever comes first; false if nothing did.
  @discardableResult
  private mutating func listen(until deadline: ContinuousClock.Instant) -> Bool {
    let sources =
      [terminal.nearSide]
      + [output, errors, life].map {
        $0?.fileHandleForReading.fileDescriptor ?? -1
      }
    var polled = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let rest = max(.zero, deadline - .now).components
    let limit = CInt(rest.seconds * 1000 + rest.attoseconds / 1_000_000_000_000_000)
    guard poll(&polled, nfds_t(polled.count), limit) > 0 else { return false }
    if polled[0].revents != 0 {
      let bytes = readSome(sources[0])
      received += bytes
      reader.read(bytes)
    }
    if polled[1].revents != 0 { Self.take(&output, into: &outputText) }
    if polled[2].revents != 0 { Self.take(&errors, into: &errorText) }
    if polled[3].revents != 0 {
      var nothing: [UInt8] = []
      Self.take(&life, into: &nothing)
    }
    return true
  }

  private static func take(_ pipe: inout Pipe?, into text: inout [UInt8]) {
    guard let descriptor = pipe?.fileHandleForReading.fileDescriptor else { return }
    let bytes = readSome(descriptor)
    if bytes.isEmpty { pipe = nil }
    text += bytes
  }
}

private func readSome(_ descriptor: CInt) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}
