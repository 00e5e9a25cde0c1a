import SimulatorUI
import Testing

@testable import Recordings

struct PlaybackTests {
  private static let size = Size(columns: 80, rows: 25)

  private func play(_ events: [CastEvent]) throws -> Playback {
    try #require(Playback([PlaybackItem(events)], size: Self.size, goesOnByItself: false))
  }

  @Test(arguments: Fixtures.all)
  func `Every checkpoint shows the screen that the replay has`(fixture: Fixture) throws {
    var expected: [String: Frame] = [:]
    _ = try Replay(path: fixture.file).finish { expected[$0] = $1 }
    var playback = try #require(
      Playback([try PlaybackItem(fixture)], size: Self.size, goesOnByItself: false)
    )
    var shown: [String: Frame] = [:]
    for _ in 0..<3 { playback.handle(.faster) }
    _ = playback.playOn {
      guard let name = $0.checkpoint, shown[name] == nil else { return }
      shown[name] = $0.scene.frame
    }
    #expect(shown == expected)
  }

  @Test
  func `Keys come about twelve a second`() throws {
    var playback = try play([.keys("4242")])
    var times: [Duration] = []
    var time = Duration.zero
    while let deadline = playback.deadline {
      let before = playback.scene.frame
      playback.elapse(deadline)
      time += deadline
      if playback.scene.frame != before { times.append(time) }
    }
    #expect(times == (1...4).map { PlaybackScene.opening + PlaybackBeat.keyPause * $0 })
  }

  @Test
  func `A person's own time between two keys stays`() throws {
    var playback = try play([.keys(after: .milliseconds(700), "4"), .keys(after: .seconds(1), "2")])
    #expect(playback.playOn() == PlaybackScene.opening + .milliseconds(1700))
  }

  @Test
  func `A key is one step however many bytes it has`() throws {
    var playback = try play([.keys("4\u{1b}[D2\u{1b}[200~34\u{1b}[201~")])
    let keys = PlaybackBeat.keyPause * 4
    #expect(playback.playOn() == PlaybackScene.opening + keys)
    #expect(playback.scene.frame.text(ofRow: 6).contains("2344"))
  }

  @Test
  func `A long wait is shortened to two seconds and none of its time is lost`() throws {
    var playback = try play([.keys(Keys.challenged), .checkpoint(after: .seconds(305), "late")])
    let typing = PlaybackBeat.keyPause * Keys.challenged.count
    let most =
      PlaybackScene.opening + typing + PlaybackScene.longestPause * 4
      + PlaybackBeat.checkpointPause
    #expect(playback.playOn() < most)
    #expect(playback.endings == ["3ds-timeout"])
  }

  @Test
  func `While it is paused nothing happens`() throws {
    var playback = try play([.keys("4242")])
    playback.elapse(.milliseconds(1100))
    let before = playback.scene.frame
    playback.handle(.pause)
    #expect(playback.deadline == nil)
    playback.elapse(.seconds(60))
    #expect(playback.scene.frame == before)
    playback.handle(.pause)
    _ = playback.playOn()
    #expect(playback.scene.frame != before)
  }

  @Test
  func `A step goes on by one change and stays there`() throws {
    var playback = try play([.keys("42"), .checkpoint(after: .seconds(1), "typed")])
    for digits in ["4 ", "42 "] {
      playback.handle(.step)
      #expect(playback.scene.frame.text(ofRow: 6).contains(" \(digits)"))
      #expect(playback.isPaused)
    }
    playback.handle(.step)
    #expect(playback.checkpoint == "typed")
  }

  @Test
  func `Steps lead through the whole run`() throws {
    var playback = try play([.keys(Keys.paid)])
    var steps = 0
    while !playback.isAtEnd, steps < 100 {
      playback.handle(.step)
      steps += 1
    }
    #expect(playback.endings == ["approved-captured"])
    #expect(steps > Keys.paid.count)
  }

  @Test(arguments: [(1, 2), (3, 8), (9, 8)])
  func `Twice the speed takes half the time`(presses: Int, factor: Int) throws {
    var usual = try play([.keys("4242")])
    var fast = usual
    for _ in 0..<presses { fast.handle(.faster) }
    #expect(fast.playOn() * factor == usual.playOn())
    var slow = usual
    for _ in 0..<presses { slow.handle(.slower) }
    #expect(slow.speed.description == (presses == 1 ? "1/2x" : "1/4x"))
  }

  @Test
  func `When the recorded person has left the last screen stays`() throws {
    var playback = try play([.keys(Keys.paid), .keys(after: .seconds(3), "\r")])
    _ = playback.playOn()
    #expect(playback.scene.run.hasLeft)
    #expect(playback.scene.frame.text(ofRow: 20).contains("PAID"))
  }
}
