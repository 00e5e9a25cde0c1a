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
  static let patience = Duration.seconds(20)

  var terminal: PseudoTerminal
  var reader: ScreenReader
  let process: pid_t
  var output: Pipe?
  var errors: Pipe?
  /// Ends with the process, as nobody else holds its other side.
  var life: Pipe?
  var outputText: [UInt8] = []
  var errorText: [UInt8] = []
  var received: [UInt8] = []
  let modesBefore: String?
  var hasEnded = false

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
