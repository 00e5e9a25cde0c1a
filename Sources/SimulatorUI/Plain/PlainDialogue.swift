package import PaymentContracts
internal import PaymentCore

/// The line-by-line front end of the shop: lines and a prompt out, typed lines in.
///
/// It shows the same shop as the screen does, for screen readers, for terminals without a full
/// screen and for pipes. Whoever has a terminal writes `takeLines`, then says `linesWritten` until
/// that changes nothing, then asks with `prompt`, until `hasLeft`.
package struct PlainDialogue: Sendable {
  /// The time after which a step that still waits is told.
  static let patience = Duration.seconds(1)
  /// The time left in a challenge at which the shopper is warned.
  static let lastMinute = Duration.seconds(60)

  /// The shop.
  package internal(set) var shop: Shop
  /// Whether a person can answer more than what the payment asks.
  let isInteractive: Bool
  var lines: [String] = []
  /// Where the payment stood when something was last told about it.
  var told = Stage.nothing
  /// The order as it was last told.
  var toldOrder: String?
  /// The notice that was last told.
  var toldNotice: Notice?
  /// The time until the present step is told.
  var stepDue: Duration?
  /// The list of cards or scenarios that lies over the payment.
  var list: PlainList?
  private var isStopping = false

  /// Opens the shop.
  ///
  /// - Parameters:
  ///   - options: What shapes the run.
  ///   - isInteractive: Whether a person answers, who cannot be shown what they type.
  ///   - resolver: A status resolver outside the simulated platform.
  ///   - wake: Wakes the loop up from another thread.
  package init(
    options: RunOptions,
    isInteractive: Bool,
    resolver: (any SEB.PaymentStatusResolving)? = nil,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    // The size plays no part, as long as it is enough for keys to work.
    let size = Size(columns: 80, rows: 24)
    shop = Shop(options: options, size: size, resolver: resolver, wake: wake)
    self.isInteractive = isInteractive
    introduce()
    tell()
  }

  /// Whether the person has left and the program can end.
  package var hasLeft: Bool { shop.hasLeft }

  /// The time until something happens or is told by itself; nil if a person must act first.
  package var deadline: Duration? {
    guard let flow = simulator.phase.flow else { return nil }
    var warning: Duration?
    if case .challenge(let challenge) = flow.state, challenge.timeLeft > Self.lastMinute {
      warning = challenge.timeLeft - Self.lastMinute
    }
    return [flow.deadline, stepDue, warning].compactMap { $0 }.min()
  }

  /// What is asked for now; nil while no answer is taken.
  package var prompt: PlainPrompt? { question.map(prompt(for:)) }

  /// The lines that are to be written, each told once.
  package mutating func takeLines() -> [String] {
    defer { lines = [] }
    return lines.map(Self.writable)
  }

  /// The lines are written: once the SDK has said its last, the result may come.
  ///
  /// - Returns: Whether there are more lines by it.
  package mutating func linesWritten() -> Bool {
    _ = shop.frameDrawn()
    tell()
    if lines.isEmpty, case .showing = simulator.phase, isStopping || !isInteractive {
      shop.handle(.key(.enter))
    }
    return !lines.isEmpty
  }

  /// Takes in a line, without its end.
  package mutating func typed(_ line: String) {
    guard let question else { return }
    take(line, answering: question)
    tell()
  }

  /// Lets time pass.
  package mutating func elapse(_ duration: Duration) {
    let wasEarly = hasMoreThanLastMinute
    shop.handle(.elapsed(duration))
    stepDue = stepDue.map { $0 - duration }
    tell()
    if wasEarly == true, hasMoreThanLastMinute == false { tellTimeLeft() }
  }

  /// Takes in what other threads brought.
  package mutating func takeAnswers() {
    shop.takeAnswers()
    tell()
  }

  /// Ctrl-C: cancels what can be cancelled; while processing the second one stops.
  package mutating func interrupt() {
    list = nil
    press(.control("c"))
    tell()
  }

  /// The program came back to the foreground.
  package mutating func cameBack() {
    shop.handle(.cameBack)
    if case .challenge(let challenge) = paymentState { tellExplanation(of: challenge) }
  }

  /// The program is told to stop, or nothing more can be typed.
  package mutating func stop() {
    list = nil
    isStopping = true
    shop.handle(.stopped)
    tell()
  }
}

extension PlainDialogue {
  var simulator: Simulator { shop.simulator }
  var phrases: Phrases { simulator.phrases }
  var plain: PlainPhrases { phrases.plain }

  /// Where the payment stands; nil while no screen of an SDK is up.
  var paymentState: PaymentFlow.State? {
    if case .paying(let flow) = simulator.phase { flow.state } else { nil }
  }

  var canAskForAnother: Bool { isInteractive && !isStopping }

  mutating func press(_ keys: Key...) {
    // A key takes the notice away, so the same one can come again.
    toldNotice = nil
    for key in keys { shop.handle(.key(key)) }
  }

  mutating func say(_ line: String) {
    if !line.isEmpty { lines.append(line) }
  }

  mutating func object(_ sentence: String) {
    say(plain.error(sentence))
  }

  private var hasMoreThanLastMinute: Bool? {
    guard case .challenge(let challenge) = paymentState else { return nil }
    return challenge.timeLeft > Self.lastMinute
  }

  /// A line as every terminal and pipe can take it.
  static func writable(_ line: String) -> String {
    String(DisplayText.safe(line).map { $0 == "\u{A0}" ? " " : $0 })
  }
}
