import CTerminal
import Platform
package import SimulatorUI

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where lines are written and read; at the end of its life the terminal is as it was before.
///
/// Lines come from standard input if that is no terminal, else from the controlling terminal.
/// Prompts go to the controlling terminal, or to standard error where there is none.
package struct PlainConsole: ~Copyable {
  /// The life of the input.
  enum Input {
    /// Lines may come.
    case open
    /// The end was seen: nothing comes any more.
    case ended
  }

  /// Whether a person types the lines.
  package var isInteractive: Bool { modes != nil }

  let reader: CInt
  let writer: CInt
  /// Where signals and wake-ups arrive.
  let signals: CInt
  /// The modes of the terminal that is read from; nil if it is none.
  var modes: termios?
  var input = Input.open
  var assembler = LineAssembler()
  var pendingSignals: [CInt] = []
  private let terminal: CInt
  private let encoding: LineEncoding
  /// The prompt at the end of the last line.
  private var openPrompt: PlainPrompt?
  /// The prompt that waits for its answer.
  private var unanswered: PlainPrompt?

  /// Takes the terminal, if there is one.
  package init() {
    paysim_crash_guard()
    // Before anything is opened, which would get the number of a standard input that is closed.
    let hasInput = fcntl(0, F_GETFD) >= 0
    let isTerminal = hasInput && OperatingSystem.isTerminal(0)
    terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    signals = paysim_signals_catch()
    reader = isTerminal && terminal >= 0 ? terminal : 0
    writer = terminal >= 0 ? terminal : 2
    encoding = LineEncoding()
    if isTerminal {
      var modes = termios()
      if tcgetattr(reader, &modes) == 0 { self.modes = modes }
    }
    if !hasInput { input = .ended }
    hideTyping()
  }

  deinit {
    restore(droppingInput: unanswered != nil)
    if terminal >= 0 { close(terminal) }
  }

  /// Gives the terminal back.
  package consuming func finish() {}

  /// Writes whole lines, below a prompt that still waits.
  package mutating func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    endPromptLine()
    for line in lines { emit(encoding.encoded(line) + "\n") }
  }

  /// Asks for a line; what is typed while nothing is asked is not shown, as it may be a secret.
  package mutating func ask(_ prompt: PlainPrompt?) {
    guard prompt != openPrompt else { return }
    endPromptLine()
    // Half an answer to a question that is gone is no answer to the next one.
    if isInteractive, let unanswered, unanswered != prompt { tcflush(reader, TCIFLUSH) }
    openPrompt = prompt
    unanswered = prompt
    guard let prompt else { return }
    if prompt.isSecret { hideTyping() } else { showTyping() }
    emit(encoding.encoded(prompt.text))
  }

  /// The answer is there, and with it the end of its line.
  package mutating func promptAnswered() {
    openPrompt = nil
    unanswered = nil
    // A terminal shows the line end that was typed, a pipe does not.
    if !isInteractive { emit("\n") }
    hideTyping()
  }

  /// Begins a new line if a prompt waits on this one.
  package mutating func endPromptLine() {
    guard openPrompt != nil else { return }
    openPrompt = nil
    emit("\n")
    hideTyping()
  }

  private func emit(_ text: String) {
    // If nobody is there to read it, nothing is lost: the result goes elsewhere.
    _ = OperatingSystem.write(text, to: writer)
  }
}

// MARK: - What is typed

extension PlainConsole {
  /// Shows no typed character but the line end, and has the modes put back in a crash.
  package func hideTyping() {
    guard var modes else { return }
    let none: [CChar] = [0]
    paysim_crash_arm(reader, none, 0, &modes)
    let echo = modes.c_lflag & tcflag_t(ECHO)
    modes.c_lflag &= ~tcflag_t(ECHO)
    if echo != 0 { modes.c_lflag |= tcflag_t(ECHONL) }
    tcsetattr(reader, TCSADRAIN, &modes)
  }

  private func showTyping() {
    guard var modes else { return }
    tcsetattr(reader, TCSADRAIN, &modes)
  }

  /// Puts the modes back as they were.
  ///
  /// What was typed and not taken must not end up in the shell, where it would be shown.
  func restore(droppingInput: Bool) {
    guard var modes else { return }
    tcsetattr(reader, droppingInput ? TCSAFLUSH : TCSADRAIN, &modes)
    paysim_crash_disarm()
  }
}
