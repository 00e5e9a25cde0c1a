import SimulatorUI
import Testing

@testable import Recordings

/// Which item is played, and what the bottom row says.
struct PlaybackOrderTests {
  private func makePlayback(
    goesOnByItself: Bool = false,
    columns: Int = 80,
    rows: Int = 25
  ) throws -> Playback {
    let items = try (0..<3).map { _ in
      try PlaybackItem([.keys("42"), .checkpoint(after: .seconds(1), "typed")])
    }
    let size = Size(columns: columns, rows: rows)
    return try #require(Playback(items, size: size, goesOnByItself: goesOnByItself))
  }

  @Test
  func `Nothing is played when there is nothing`() {
    #expect(Playback([], size: Size(columns: 80, rows: 24), goesOnByItself: true) == nil)
  }

  @Test
  func `A person goes on and back`() throws {
    var playback = try makePlayback()
    _ = playback.playOn()
    #expect(playback.index == 0)
    playback.handle(.next)
    #expect(playback.index == 1)
    playback.handle(.previous)
    playback.handle(.previous)
    #expect(playback.index == 0)
    for _ in 0..<2 { playback.handle(.next) }
    #expect(playback.isLast)
    #expect(!playback.hasLeft)
    playback.handle(.next)
    #expect(playback.hasLeft)
    #expect(playback.deadline == nil)
  }

  @Test
  func `Recordings follow one another and the last stays`() throws {
    var playback = try makePlayback(goesOnByItself: true)
    var seen: [Int] = []
    _ = playback.playOn { if seen.last != $0.index { seen.append($0.index) } }
    #expect(seen == [0, 1, 2])
    #expect(!playback.hasLeft)
  }

  @Test
  func `After the end the item is played again`() throws {
    var playback = try makePlayback()
    _ = playback.playOn()
    #expect(playback.bottomRow().contains("Space play again"))
    playback.handle(.pause)
    #expect(!playback.isAtEnd)
    #expect(!playback.isPaused)
    #expect(playback.checkpoint == nil)
  }

  @Test
  func `The bottom row tells the place the checkpoint and the state`() throws {
    var playback = try makePlayback()
    #expect(playback.bottomRow().hasPrefix(" 1/3  test "))
    #expect(playback.bottomRow().contains("Enter next  Space pause  q leave"))
    _ = playback.playOn()
    #expect(playback.bottomRow().hasPrefix(" 1/3  test · typed "))
    playback.handle(.next)
    playback.handle(.slower)
    #expect(playback.bottomRow().contains(" 1/2x "))
    playback.handle(.pause)
    #expect(playback.bottomRow().contains(" paused "))
    playback.handle(.next)
    #expect(playback.bottomRow().contains("Enter leave"))
  }

  @Test
  func `A larger screen has the recorded one in its middle`() throws {
    let playback = try makePlayback(columns: 100, rows: 31)
    let frame = playback.frame(phrases: Phrases.phrases(for: .english).demo)
    let cursor = try #require(playback.scene.frame.cursor)
    #expect(frame.text(ofRow: 3).hasPrefix(String(repeating: " ", count: 10) + " paysim"))
    #expect(frame.cursor == Position(column: cursor.column + 10, row: cursor.row + 3))
  }

  @Test
  func `A smaller screen shows a part and says so`() throws {
    let playback = try makePlayback(columns: 60, rows: 15)
    let frame = playback.frame(phrases: Phrases.phrases(for: .english).demo)
    #expect(playback.bottomRow().contains(" part of 80x24 "))
    #expect(frame.text(ofRow: 2).hasSuffix("…"))
    #expect(frame.text(ofRow: 1).allSatisfy { $0 == " " })
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 2), (10, 3), (80, 1)])
  func `No screen is too small`(columns: Int, rows: Int) throws {
    let playback = try makePlayback(columns: columns, rows: rows)
    let frame = playback.frame(phrases: Phrases.phrases(for: .english).demo)
    #expect(frame.size == Size(columns: columns, rows: rows))
  }
}
