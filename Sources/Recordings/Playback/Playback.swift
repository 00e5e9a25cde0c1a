package import SimulatorUI

/// Runs that are played before people, one after the other, at human speed.
///
/// A value without a clock: whoever has a screen says how much time passed and what was pressed,
/// and shows what comes of it.
package struct Playback: Sendable {
  /// What a person can ask of it.
  package enum Command: Hashable, Sendable {
    /// Stop or go on; after the end, play the item again.
    case pause
    /// Stop, and go on to the next change.
    case step
    /// Go on with the next item; from the last, leave.
    case next
    /// Go back to the item before; from the first, begin again.
    case previous
    /// Play at twice the speed.
    case faster
    /// Play at half the speed.
    case slower
    /// Leave.
    case leave
  }

  /// How long the end of an item stands before the next one begins by itself.
  static let endPause = Duration.seconds(3)

  /// What is played.
  package let items: [PlaybackItem]
  /// Which of the items is played now.
  package private(set) var index = 0
  /// Whether it stands still because a person asked for it.
  package private(set) var isPaused = false
  /// How fast it is.
  package private(set) var speed = PlaybackSpeed()
  /// Whether the person has left.
  package private(set) var hasLeft = false

  private(set) var scene: PlaybackScene
  private let goesOnByItself: Bool
  private(set) var size: Size
  private var timeAtEnd = Duration.zero

  /// Opens the first item; nil if there is none.
  ///
  /// - Parameters:
  ///   - items: What is played.
  ///   - size: Extent of the screen.
  ///   - goesOnByItself: Whether an item follows the one before without being asked for.
  package init?(_ items: [PlaybackItem], size: Size, goesOnByItself: Bool) {
    guard let first = items.first else { return nil }
    self.items = items
    self.size = size
    self.goesOnByItself = goesOnByItself
    scene = PlaybackScene(first, size: size)
  }

  /// The item that is played now.
  package var item: PlaybackItem { items[index] }
  /// The checkpoint of the item that was reached last.
  package var checkpoint: String? { scene.checkpoint }
  /// Whether all of the item has been played.
  package var isAtEnd: Bool { scene.isFinished }
  /// Whether no item follows.
  package var isLast: Bool { index == items.count - 1 }

  /// The time until something changes by itself; nil if a person must act first.
  package var deadline: Duration? {
    guard !isPaused, !hasLeft else { return nil }
    if isAtEnd { return willGoOn ? speed.time(for: Self.endPause - timeAtEnd) : nil }
    return scene.deadline.map(speed.time)
  }

  /// Lets time pass before the screen.
  package mutating func elapse(_ duration: Duration) {
    guard !isPaused, !hasLeft else { return }
    if isAtEnd {
      timeAtEnd += speed.played(in: duration)
      if willGoOn, timeAtEnd >= Self.endPause { open(index + 1) }
    } else {
      scene.advance(by: speed.played(in: duration))
    }
  }

  /// Takes in what a person asks for.
  package mutating func handle(_ command: Command) {
    switch command {
    case .pause where isAtEnd: open(index)
    case .pause: isPaused.toggle()
    case .step:
      isPaused = !isAtEnd
      scene.step()
    case .next:
      if isLast { hasLeft = true } else { open(index + 1) }
    case .previous: open(max(0, index - 1))
    case .faster: speed.increase()
    case .slower: speed.decrease()
    case .leave: hasLeft = true
    }
  }

  /// Tells that the screen has another size.
  package mutating func resize(to size: Size) {
    self.size = size
    scene.resize(to: size)
  }

  private var willGoOn: Bool { goesOnByItself && !isLast }

  private mutating func open(_ index: Int) {
    self.index = index
    isPaused = false
    timeAtEnd = .zero
    scene = PlaybackScene(items[index], size: size)
  }
}
