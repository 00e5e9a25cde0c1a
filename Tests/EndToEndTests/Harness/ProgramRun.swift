import CPseudoTerminal
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program in a terminal of its own, with standard output and standard error as pipes.
///
/// Every wait has a limit, and nothing waits longer than it must.
struct ProgramRun: ~Copyable {
  /// What the program was given when a test says nothing else.
  static let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]

  /// Longest wait for anything; only a failing test gets there.
  private static let patience = Duration.seconds(20)

  private var terminal: PseudoTerminal
  private var reader: ScreenReader
  private let process: pid_t
  private var output: Pipe?
  private var errors: Pipe?
  /// Ends with the process, as nobody else holds its other side.
  private var life: Pipe?
  private var outputText: [UInt8] = []
  private var errorText: [UInt8] = []
  private var received: [UInt8] = []
  private let modesBefore: String?
  private var hasEnded = false

  /// Starts the built `paysim`, or another program by its path.
  ///
  /// In `changes` nil takes a variable away. Without `hasTerminal` the session has none at all.
  init(
    program: String? = nil,
    arguments: [String] = [],
    environment changes: [String: String?] = [:],
    columns: Int = 80,
    rows: Int = 24,
    hasTerminal: Bool = true
  ) throws {
    let path = try program ?? builtProgram("paysim")
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let modesBefore = terminal.modes()
    let (output, errors, life) = (Pipe(), Pipe(), Pipe())
    let variables = Self.environment.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { changes[$0.key] != .some(.none) }
    let process = try spawn(
      [path] + arguments,
      environment: variables.map { "\($0.key)=\($0.value)" },
      input: hasTerminal ? terminal.path : "/dev/null",
      descriptors: [output, errors, life].map(\.fileHandleForWriting.fileDescriptor)
    )
    for pipe in [output, errors, life] { try pipe.fileHandleForWriting.close() }
    (self.process, self.modesBefore) = (process, modesBefore)
    (self.output, self.errors, self.life) = (output, errors, life)
    reader = ScreenReader(columns: columns, rows: rows)
    self.terminal = terminal
  }

  deinit {
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// What the terminal shows.
  var screen: EmulatedScreen { reader.screen }

  /// How many bytes the terminal has received.
  var byteCount: Int { received.count }

  /// Whether the terminal is in its modes of before the start.
  var hasItsModes: Bool { terminal.modes() == modesBefore }
}

// MARK: - Acting

extension ProgramRun {
  /// Types `text`, control characters included.
  mutating func type(_ text: String) throws {
    try type(Array(text.utf8))
  }

  /// Types bytes that need not be text.
  mutating func type(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal.nearSide, $0.baseAddress, $0.count) }
      guard count > 0 else { throw HarnessError.noPseudoTerminal }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a signal to the process that was started.
  func send(_ signal: CInt) {
    kill(process, signal)
  }

  /// Sends a signal to the group that has the terminal.
  func sendToForeground(_ signal: CInt) {
    kill(-tcgetpgrp(terminal.nearSide), signal)
  }

  /// Changes the size of the terminal.
  mutating func resize(columns: Int, rows: Int) {
    reader.screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Closes the terminal's window.
  mutating func hangUp() {
    terminal.hangUp()
  }
}

// MARK: - Waiting

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
