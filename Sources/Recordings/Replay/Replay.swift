package import SimulatorUI

/// One recording, replayed without a terminal and without waiting.
///
/// The time between two events passes before the second one. After the last event time passes
/// until the run waits for a person; then its input is at its end, so every replay has a result.
/// What the recorded program wrote is not read, and Ctrl-Z does nothing.
package struct Replay: ~Copyable {
  /// The day that counts as today when neither an option nor the header says.
  package static let usualToday = "2026-11-30"
  /// The seed of the identifiers when neither an option nor the header says.
  package static let usualSeed: UInt64 = 1

  /// The words of the recorded command that are not taken, each with the reason.
  package let ignored: [String]
  /// How the screens look to the person; it changes nothing of the replay.
  package let theme: Theme
  private let file: String
  private var reader: CastReader
  private var run: VirtualRun
  private var problems: [ReplayProblem] = []
  private var expectedStatus: (status: Int, line: Int)?
  private var unnamedMarkers = 0

  /// Opens a recording.
  ///
  /// - Parameters:
  ///   - path: The recording's file.
  ///   - runReader: Reads the recording's header.
  /// - Throws: `ReplayError` when the recording or an option cannot be used.
  package init(path: String, runReader: RunReader) throws(ReplayError) {
    let reader: CastReader
    do {
      reader = try CastReader(path: path)
    } catch {
      throw .recording(error)
    }
    try self.init(reader: reader, file: path, runReader)
  }

  /// Opens a recording in memory; `file` names it in errors and tells its folder.
  package init(
    bytes: [UInt8],
    file: String,
    runReader: RunReader
  ) throws(ReplayError) {
    let reader: CastReader
    do {
      reader = try CastReader(bytes: bytes, file: file)
    } catch {
      throw .recording(error)
    }
    try self.init(reader: reader, file: file, runReader)
  }

  private init(
    reader: consuming CastReader,
    file: String,
    _ runReader: RunReader
  ) throws(ReplayError) {
    let recorded = try runReader.run(reader.header, file)
    run = VirtualRun(options: recorded.options, size: reader.header.size)
    ignored = recorded.ignored
    theme = recorded.theme
    self.file = file
    self.reader = reader
  }

  /// Replays the whole recording.
  ///
  /// - Parameters:
  ///   - checkpoint: Takes the screen at each named checkpoint.
  ///   - watch: Takes every moment at which the screen may have changed, until the run is left.
  /// - Returns: How the run ended.
  /// - Throws: `ReplayError`, also when `checkpoint` throws one.
  package consuming func finish(
    checkpoint: (_ name: String, _ screen: Frame) throws(ReplayError) -> Void = { _, _ in },
    watch: ((ReplayMoment) -> Void)? = nil
  ) throws(ReplayError) -> ReplayEnd {
    watch?(ReplayMoment(cause: .start, frame: run.frame()))
    while let event = try nextEvent() {
      do throws(ReplayProblem) {
        if let watch {
          try run.pass(event.interval, watch: watch)
        } else {
          try run.pass(event.interval)
        }
      } catch {
        throw .run(file: file, error)
      }
      switch event.kind {
      case .input(let text) where run.hasLeft: noteLeftOver(text, line: event.line)
      case .input(let text):
        if let watch {
          run.type(text, watch: watch)
        } else {
          run.type(text)
        }
      case .resize(let size):
        run.resize(to: size)
        watch?(ReplayMoment(cause: .resize, frame: run.frame()))
      case .marker(let name) where run.hasLeft:
        problems.append(.checkpointTooLate(name: name, line: event.line))
      case .marker(let name):
        try checkpoint(name, run.frame())
        watch?(ReplayMoment(cause: .checkpoint(name), frame: run.frame()))
      case .exit(let status):
        expectedStatus = (status, event.line)
        // A signal does not wait for an answer that is under way.
        if status.isSignal { run.stop() }
      case .unknown(code: "m", data: _): unnamedMarkers += 1
      case .output, .unknown: break  // Not about what the person did.
      }
    }
    do throws(ReplayProblem) {
      if let watch { try run.passUntilPersonIsNeeded(watch: watch) }
      try run.endInput()
      return try end()
    } catch {
      throw .run(file: file, error)
    }
  }

  private mutating func nextEvent() throws(ReplayError) -> CastEvent? {
    do {
      return try reader.next()
    } catch {
      throw .recording(error)
    }
  }

  /// One line is enough, however much was typed into nothing.
  private mutating func noteLeftOver(_ text: String, line: Int) {
    let isNoted = problems.contains { if case .keysLeftOver = $0 { true } else { false } }
    if !text.isEmpty, !isNoted { problems.append(.keysLeftOver(line: line)) }
  }

  private func end() throws(ReplayProblem) -> ReplayEnd {
    let deliveries = run.shop.deliveries
    guard let last = deliveries.last else { throw .noResult }
    let status = last.delivered.outcomeClass.exitStatus
    var problems = problems
    if let (expected, line) = expectedStatus, expected != status {
      if !(expected.isSignal && run.wasCutShort) {
        problems.append(.exitStatus(expected: expected, actual: status, line: line))
      }
    }
    var end = ReplayEnd(deliveries: deliveries, status: status, problems: problems)
    if unnamedMarkers > 0 {
      end.remarks.append("markers without a name are no checkpoints: \(unnamedMarkers)")
    }
    return end
  }
}

extension Int {
  /// Whether an exit status is a signal's.
  fileprivate var isSignal: Bool { (129...192).contains(self) }
}
