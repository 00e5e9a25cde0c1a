package import SimulatorUI

/// A run without a terminal, in which time passes only when it is told to.
///
/// Bytes go through the same decoder and keys into the same shop as in a run on a terminal; what
/// a terminal would draw is `frame()`. An Esc waits for 50 ms of the run's own time.
package struct VirtualRun: Sendable {
  /// The longest time that a run may be busy before it waits for a person: one day.
  private static let longestWait = Duration.seconds(86_400)
  /// More steps than any recording of a person needs.
  private static let mostSteps = 10_000_000

  /// The shop with the simulator on its screen.
  package private(set) var shop: Shop
  /// Whether end of input or a stop reached a payment that was under way.
  package private(set) var wasCutShort = false

  private var decoder = KeyDecoder()
  private var steps = 0

  /// Opens the shop on a screen.
  package init(options: RunOptions, size: Size) {
    shop = Shop(options: options, size: size)
    draw()
  }

  /// Whether the run is over.
  package var hasLeft: Bool { shop.hasLeft }

  /// The time until the screen may change by itself; nil if a person must act first.
  var deadline: Duration? { [shop.deadline, decoder.deadline].compactMap { $0 }.min() }

  /// The time until something happens; marks that only show that time passes do not count.
  var timeUntilEvent: Duration? { [shop.timeUntilEvent, decoder.deadline].compactMap { $0 }.min() }

  /// Whether nothing happens any more unless a person does something.
  var waitsForPerson: Bool { decoder.deadline == nil && shop.simulator.waitsForPerson }

  /// The screen at this moment.
  package func frame() -> Frame { shop.frame() }

  /// Lets time pass, deadline by deadline, each at its own moment.
  ///
  /// A deadline comes before an Esc that is decided at the same moment.
  package mutating func pass(_ duration: Duration) throws(ReplayProblem) {
    var left = duration
    while left > .zero, !hasLeft {
      try countStep()
      let step = min(left, nextDeadline ?? left)
      passAtOnce(step)
      left -= step
    }
  }

  /// Takes what was typed, or what was pasted.
  package mutating func type(_ text: String) {
    for key in decoder.receive(text.utf8) { press(key) }
  }

  /// Gives the screen another size.
  package mutating func resize(to size: Size) {
    handle(.resized(size))
  }

  /// Lets time pass until the run waits for a person.
  package mutating func passUntilPersonIsNeeded() throws(ReplayProblem) {
    try passUntilPersonIsNeeded(longest: Self.longestWait)
  }

  mutating func passUntilPersonIsNeeded(longest: Duration) throws(ReplayProblem) {
    var left = longest
    while !hasLeft {
      if isWaitingForPerson { return }
      guard left > .zero, let step = nextDeadline else {
        throw .neverSettles
      }
      try countStep()
      passAtOnce(step)
      left -= step
    }
  }

  /// Ends the run as the end of its input would: nobody is there any more.
  package mutating func endInput() throws(ReplayProblem) {
    try passUntilPersonIsNeeded()
    while !hasLeft {
      if shop.simulator.showsSDK { wasCutShort = true }
      handle(.stopped)
      try passUntilPersonIsNeeded()
    }
  }

  /// The time until something happens or moves by itself, an Esc among it.
  var nextDeadline: Duration? {
    [shop.deadline, decoder.deadline].compactMap { $0 }.min()
  }

  /// Whether nothing happens any more unless a person does something.
  var isWaitingForPerson: Bool { decoder.deadline == nil && shop.simulator.waitsForPerson }

  /// Tells the run to stop, as a signal does.
  package mutating func stop() {
    guard !hasLeft else { return }
    wasCutShort = true
    handle(.stopped)
  }

  private mutating func passAtOnce(_ step: Duration) {
    handle(.elapsed(step))
    for key in decoder.elapse(step) { press(key) }
  }

  private mutating func press(_ key: Key) {
    guard !hasLeft else { return }
    handle(.key(key))
  }

  private mutating func handle(_ input: Input) {
    shop.handle(input)
    draw()
  }

  /// Says that the frame is on the screen, which is all that the shop waits for.
  private mutating func draw() {
    while shop.frameDrawn() {}
  }

  private mutating func countStep() throws(ReplayProblem) {
    steps += 1
    if steps > Self.mostSteps { throw .neverSettles }
  }
}
