internal import SimulatorUI

/// One item while it is played.
///
/// Typing takes no time of the run, only of those who watch: the run sees the recorded times, so
/// that every screen is the one that a replay has, at whatever speed it is played.
struct PlaybackScene: Sendable {
  /// The longest time in which nothing happens; a longer one is shortened to it.
  static let longestPause = Duration.seconds(2)
  /// The time before the first key.
  static let opening = Duration.seconds(1)
  /// The time between two looks while a longer wait is shortened.
  private static let shortenedStep = Duration.milliseconds(100)

  /// A time in which nothing happens but what shows that time passes.
  private struct Stretch {
    /// The run's own time.
    var virtual: Duration
    /// The time for those who watch.
    var shown: Duration
  }

  /// The checkpoint that was reached last.
  private(set) var checkpoint: String?
  /// Whether all has been played.
  private(set) var isFinished = false
  private(set) var run: VirtualRun

  /// What is on the screen; what was there last when the recorded person has left.
  private var shown: Simulator
  private let followsScreen: Bool
  private var beats: [PlaybackBeat]
  private var next = 0
  private var stretch: Stretch?

  /// Opens an item on a screen of `size`, which one with a size of its own does not take.
  init(_ item: PlaybackItem, size: Size) {
    run = VirtualRun(options: item.options, size: item.size ?? size)
    shown = run.shop.simulator
    followsScreen = item.size == nil
    beats = [.hold(Self.opening)] + item.beats + [.settle]
    prepare()
  }

  /// What the screen shows.
  var frame: Frame { shown.frame() }

  /// The time until the screen changes; nil when all has been played.
  var deadline: Duration? {
    guard let stretch else { return nil }
    if stretch.virtual > stretch.shown { return min(stretch.shown, Self.shortenedStep) }
    let change = stretch.virtual > .zero ? run.deadline : nil
    return max(min(change ?? stretch.shown, stretch.shown), .milliseconds(1))
  }

  /// Lets time pass for those who watch.
  mutating func advance(by duration: Duration) {
    var left = duration
    while let stretch {
      guard stretch.shown > left else {
        left -= stretch.shown
        finishStretch()
        continue
      }
      guard left > .zero else { return }
      let passed = stretch.virtual * (left / stretch.shown)
      self.stretch?.shown -= left
      self.stretch?.virtual -= passed
      pass(passed)
      return
    }
  }

  /// Goes on to the next change of the screen, or to the next checkpoint.
  mutating func step() {
    let (before, checkpoint) = (frame, checkpoint)
    while stretch != nil, self.checkpoint == checkpoint, frame == before { finishStretch() }
  }

  /// Takes over the size of the screen that it is played on.
  mutating func resize(to size: Size) {
    guard followsScreen else { return }
    run.resize(to: size)
    show()
  }

  private mutating func finishStretch() {
    guard let stretch else { return }
    self.stretch = nil
    pass(stretch.virtual)
    prepare()
  }

  /// Does what takes no time, up to the next stretch.
  private mutating func prepare() {
    while stretch == nil, !isFinished {
      guard next < beats.count else {
        isFinished = true
        return
      }
      next += 1
      perform(beats[next - 1])
    }
  }

  private mutating func perform(_ beat: PlaybackBeat) {
    switch beat {
    case .wait(let duration):
      guard duration > .zero, !run.hasLeft else { return }
      let part = min(duration, timeUntilEvent ?? duration)
      // The rest of the wait comes next.
      next -= 1
      beats[next] = .wait(duration - part)
      begin(part)
    case .hold(let duration): stretch = Stretch(virtual: .zero, shown: duration)
    case .type(let text):
      run.type(text)
      show()
    case .resize(let size):
      run.resize(to: size)
      show()
    case .checkpoint(let name): checkpoint = name
    case .settle:
      guard !run.hasLeft, !run.waitsForPerson, let part = timeUntilEvent else { return }
      next -= 1
      begin(part)
    }
  }

  /// Always some time, so that a playback always comes on.
  private var timeUntilEvent: Duration? { run.timeUntilEvent.map { max($0, .nanoseconds(1)) } }

  private mutating func begin(_ virtual: Duration) {
    stretch = Stretch(virtual: virtual, shown: min(virtual, Self.longestPause))
  }

  private mutating func pass(_ virtual: Duration) {
    guard virtual > .zero else { return }
    do throws(ReplayProblem) {
      try run.pass(virtual)
    } catch {
      // A run that never comes to rest has nothing more to show.
      stretch = nil
      isFinished = true
    }
    show()
  }

  private mutating func show() {
    if !run.hasLeft { shown = run.shop.simulator }
  }
}
