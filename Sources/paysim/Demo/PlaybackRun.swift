import Platform
import Recordings
import SimulatorUI
import Terminals

/// A playback on a real terminal: the loop between the terminal and the playback.
struct PlaybackRun {
  let items: [PlaybackItem]
  /// Whether an item follows the one before without being asked for.
  let goesOnByItself: Bool
  let language: Language
  let theme: Theme

  /// Plays until the person leaves, a signal stops the program, or the terminal is gone.
  func run() -> ExitStatus {
    do {
      return try play()
    } catch {
      Program.complain(error.advice)
      return .noTerminal
    }
  }

  private func play() throws(TerminalError) -> ExitStatus {
    var terminal = try Terminal(
      options: TerminalOptions(
        colour: OperatingSystem.environment("NO_COLOR") == nil ? .automatic : .never,
        theme: theme
      )
    )
    guard var playback = Playback(items, size: terminal.size, goesOnByItself: goesOnByItself)
    else { return .internalError }
    let phrases = Phrases.phrases(for: language).demo
    var decoder = KeyDecoder(
      escapeDelay: OperatingSystem.environment("SSH_CONNECTION") == nil
        ? .milliseconds(50) : .milliseconds(100)
    )
    var last = OperatingSystem.now
    while !playback.hasLeft {
      terminal.draw(playback.frame(phrases: phrases))
      let limit = [decoder.deadline, playback.deadline].compactMap { $0 }.min()
      let arrival = terminal.wait(upTo: limit)
      let passed = OperatingSystem.now - last
      last += passed
      // While the program is stopped the playback stands still too.
      playback.elapse(min(passed, limit ?? .zero))
      press(decoder.elapse(passed), &playback, &terminal)
      switch arrival {
      case .bytes(let bytes): press(decoder.receive(bytes), &playback, &terminal)
      case .resized(let size): playback.resize(to: size)
      case .continued: playback.resize(to: terminal.size)
      case .woken, .elapsed: break  // The time is told above, and nothing here wakes the loop.
      case .signal(let number): return .signal(number)
      case .inputEnded: return .succeeded
      }
    }
    return .succeeded
  }

  private func press(_ keys: [Key], _ playback: inout Playback, _ terminal: inout Terminal) {
    for key in keys where !playback.hasLeft {
      if let command = Playback.Command(key) {
        playback.handle(command)
      } else if key == .control("l") {
        terminal.repaint()
      } else if key == .control("z") {
        terminal.suspend()
        playback.resize(to: terminal.size)
        // What was typed before the stop is forgotten, as a terminal's own Ctrl-Z does.
        return
      }
    }
  }
}

extension Playback.Command {
  /// What a key asks for; nil if nothing.
  init?(_ key: Key) {
    switch key {
    case .enter, .typed("n"): self = .next
    case .typed(" "): self = .pause
    case .typed("."), .right: self = .step
    case .typed("p"), .left: self = .previous
    case .typed("+"), .typed("="): self = .faster
    case .typed("-"): self = .slower
    case .typed("q"), .escape, .control("c"): self = .leave
    default: return nil
    }
  }
}
