package import SimulatorUI

/// Writes down a run while it goes on, without what is secret.
///
/// A value without a terminal: it is told what passed and what was pressed, and between which
/// states of the simulator. What may not be told is replaced by what has the same effect, field by
/// field: keys are held back until their field is left. A second run, into which only what is
/// written is typed, says what the fields of a replay hold.
package struct Recorder: Sendable {
  /// One thing written, and when.
  struct Entry: Sendable {
    let time: Duration
    let kind: CastEvent.Kind
    /// The name of the screen it went to.
    let screen: String
  }

  private let keepsName: Bool
  private(set) var entries: [Entry] = []
  private var clock = Duration.zero
  private var stay: FieldStay?
  private var checkpoints = 0
  private var replica: VirtualRun
  private var replicaClock = Duration.zero

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - options: What shapes the run.
  ///   - size: The screen's extent.
  ///   - keepsName: Whether names are kept, as long as they have no digits.
  package init(options: RunOptions, size: Size, keepsName: Bool = false) {
    self.keepsName = keepsName
    replica = VirtualRun(options: options, size: size)
  }

  /// Lets time pass.
  package mutating func pass(_ duration: Duration) {
    clock += duration
  }

  /// Takes a key, and the simulator before and after it.
  package mutating func press(_ key: Key, before: Simulator, after: Simulator) {
    if let entry = before.textEntry, entry.isEdit(key), let next = after.textEntry,
      next.place == entry.place
    {
      if stay?.place != entry.place { endStay() }
      var current =
        stay ?? FieldStay(at: entry, screen: before.placeName, keepsName: keepsName)
      current.add(FieldStay.Press(time: clock, key: key), leaving: next)
      stay = current
      return
    }
    endStay()
    if after.hostRequest == .checkpoint {
      checkpoints += 1
      return write(.marker("checkpoint-\(checkpoints)"), at: clock, before.placeName)
    }
    guard key != .escape else { return writeEscape(before.placeName) }
    write(.input(key.harmless(in: before).sequence), at: clock, before.placeName)
  }

  /// Takes a new size of the screen.
  package mutating func resize(to size: Size, in simulator: Simulator) {
    endStay()
    write(.resize(size), at: clock, simulator.placeName)
  }

  /// Takes the end of the run.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - simulator: The simulator at the end.
  package mutating func finish(status: Int, in simulator: Simulator) {
    endStay()
    write(.exit(status), at: clock, simulator.placeName)
  }

  private mutating func endStay() {
    guard let stay else { return }
    self.stay = nil
    passReplica(until: stay.presses.first?.time ?? clock)
    let entry = replica.shop.simulator.textEntry
    let written = entry?.place == stay.place ? entry : nil
    for (time, text) in stay.events(over: written) { write(.input(text), at: time, stay.screen) }
  }

  /// A lone Esc counts only after a while, so it is written that much earlier, if it was alone.
  private mutating func writeEscape(_ screen: String) {
    let time = clock - KeyDecoder.usualEscapeDelay
    if time >= entries.last?.time ?? .zero {
      write(.input("\u{1B}"), at: time, screen)
    } else {
      write(.input(Key.escape.sequence), at: clock, screen)
    }
  }

  private mutating func write(_ kind: CastEvent.Kind, at time: Duration, _ screen: String) {
    entries.append(Entry(time: time, kind: kind, screen: screen))
    passReplica(until: time)
    switch kind {
    case .input(let text): replica.type(text)
    case .resize(let size): replica.resize(to: size)
    case .marker, .exit, .output, .unknown: break  // They change nothing.
    }
  }

  private mutating func passReplica(until time: Duration) {
    // A run that never settles has nothing more to say about its fields.
    try? replica.pass(time - replicaClock)
    replicaClock = time
  }
}

extension Key {
  /// The key itself if it can do something where it goes, else one that does nothing anywhere.
  ///
  /// Whatever was typed in the wrong place could be a number or a name.
  fileprivate func harmless(in simulator: Simulator) -> Key {
    switch self {
    case .typed(" "): self
    case .typed("n"), .typed("q"): simulator.showsResult ? self : .nothing
    case .typed, .paste, .alt: .nothing
    case .control(let scalar): ("a"..."z").contains(scalar) ? self : .nothing
    case .function(let number): number <= 20 ? self : .nothing
    case .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right,
      .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown:
      self
    }
  }

  /// A key that does nothing on any screen, but for taking the last key's notice away.
  private static var nothing: Key { .alt("x") }
}
