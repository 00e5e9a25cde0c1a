import PaymentContracts
import PaymentCore
import Platform
import Recordings
import SimulatorUI
import Terminals

/// A run in a real terminal: the loop between the terminal and the shop.
struct LiveRun {
  /// What came of it.
  struct End {
    /// The results, in their order.
    let deliveries: [Delivery]
    /// The signal that ended the program; nil if none did.
    let signal: Int32?
    /// What was recorded; nil if nothing was to be.
    var recording: Recording?
  }

  let options: RunOptions
  var theme = Theme.standard
  var resolver: (any SEB.PaymentStatusResolving)?
  /// Whether and how the keys are recorded.
  var recording = RecordingMode.none

  /// Runs until the person leaves, a signal stops the program, or the terminal is gone.
  func run() throws(TerminalError) -> End {
    var terminal = try Terminal(
      options: TerminalOptions(
        colour: OperatingSystem.environment("NO_COLOR") == nil ? .automatic : .never,
        theme: theme
      )
    )
    var shop = Shop(options: options, size: terminal.size, resolver: resolver, wake: Terminal.wake)
    shop.isRecording = recording != .none
    var recording = Recording(recording, of: options, size: terminal.size)
    var decoder = KeyDecoder(
      escapeDelay: OperatingSystem.environment("SSH_CONNECTION") == nil
        ? .milliseconds(50) : .milliseconds(100)
    )
    var signal: Int32?
    var isStopping = false
    var last = time
    while !shop.hasLeft {
      repeat { terminal.draw(shop.nextFrame()) } while shop.frameDrawn()
      if isStopping { break }
      let limit = [decoder.deadline, shop.deadline].compactMap { $0 }.min()
      let arrival = terminal.wait(upTo: limit)
      let now = time
      // What is due by now comes before what was typed.
      shop.handle(.elapsed(now - last))
      recording?.pass(now - last)
      press(decoder.elapse(now - last), &shop, &terminal, &recording)
      last = now
      switch arrival {
      case .bytes(let bytes): press(decoder.receive(bytes), &shop, &terminal, &recording)
      case .resized(let size): resize(to: size, &shop, &recording)
      case .continued:
        resize(to: terminal.size, &shop, &recording)
        shop.handle(.cameBack)
      case .woken: shop.takeAnswers()
      case .elapsed: break  // Told above.
      case .signal(let number):
        signal = number
        isStopping = true
        shop.handle(.stopped)
      case .inputEnded:
        isStopping = true
        shop.handle(.stopped)
      }
    }
    terminal.close()
    recording?.last = shop.simulator
    return End(deliveries: shop.deliveries, signal: signal, recording: recording)
  }

  private func press(
    _ keys: [Key],
    _ shop: inout Shop,
    _ terminal: inout Terminal,
    _ recording: inout Recording?
  ) {
    for key in keys where !shop.hasLeft {
      // The SDK's result must have been handed over before a key can be meant for the result.
      if shop.isHandingOver {
        repeat { terminal.draw(shop.nextFrame()) } while shop.frameDrawn()
      }
      let before = recording == nil ? nil : shop.simulator
      shop.handle(.key(key))
      if let before { recording?.press(key, before: before, after: shop.simulator) }
      switch shop.takeHostRequest() {
      case .repaint: terminal.repaint()
      case .suspend:
        terminal.suspend()
        resize(to: terminal.size, &shop, &recording)
        shop.handle(.cameBack)
        // What was typed before the stop is forgotten, as a terminal's own Ctrl-Z does.
        return
      case .checkpoint, nil: break  // The recorder has seen it.
      }
    }
  }
}

extension TerminalError {
  /// One sentence that says what to do.
  var advice: String {
    switch self {
    case .noControllingTerminal:
      "there is no terminal to run in; start it in one, or use --plain or 'paysim replay'"
    case .unknownType(nil):
      "TERM is not set; set it to your terminal's type, such as xterm-256color, or use --plain"
    case .unknownType(.some(let name)):
      "the terminal type TERM=\(name) is not known; set TERM to one that is, such as "
        + "xterm-256color, or use --plain"
    case .notAddressable(let name):
      "the terminal type TERM=\(name) has no full screen; set TERM to one that has, such as "
        + "xterm-256color, or use --plain"
    }
  }
}

extension Delivery {
  /// Which rule decided.
  var explanation: String {
    let reason =
      switch result.decision.rule {
      case .option: "chosen by an option or in the picker"
      case .card: "brought by the card number"
      case .default: "because nothing else decided"
      }
    let replaced = result.decision.errorReason.map { "; error reason \($0) replaced the answer" }
    return "\(result.ending.id): scenario \(result.decision.name), \(reason)\(replaced ?? "")"
  }
}
