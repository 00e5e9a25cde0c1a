import ProgramOptions
import SimulatorUI
import Testing

@testable import Recordings
@testable import paysim

struct TourTests {
  private static let endings = [
    "approved-captured", "approved-captured", "3ds-auth-fail", "3ds-cancelled", "no-funds",
    "network-lost-after", "hosted-dismissed-paid", "apple-pay-cancelled",
  ]
  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 60, rows: 20), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40),
  ]

  private func tour(_ language: Language, _ size: Size) throws -> Playback {
    var settings = RunSettings()
    settings.set(.language, to: language.rawValue)
    let items = TourStop.tour(try settings.runOptions(in: .ofReplays()))
    return try #require(Playback(items, size: size, goesOnByItself: false))
  }

  @Test(arguments: sizes)
  func `Every stop comes to its ending in less than half a minute`(size: Size) throws {
    var playback = try tour(.english, size)
    for ending in Self.endings {
      #expect(playback.playOn() < .seconds(30))
      #expect(playback.endings == [ending])
      playback.handle(.next)
    }
    #expect(playback.hasLeft)
  }

  @Test
  func `The tour looks the same every time`() throws {
    func frames() throws -> [Frame] {
      var playback = try tour(.estonian, Self.sizes[2])
      var frames: [Frame] = []
      while !playback.hasLeft {
        _ = playback.playOn { frames.append($0.scene.frame) }
        playback.handle(.next)
      }
      return frames
    }
    #expect(try frames() == frames())
  }

  @Test
  func `The cancelled challenge ends with the other word`() throws {
    var playback = try tour(.english, Self.sizes[2])
    for _ in 0..<3 { playback.handle(.next) }
    var words: [String] = []
    _ = playback.playOn { playback in
      let text = (18...22).map { playback.scene.frame.text(ofRow: $0) }.joined()
      for word in ["FAILED", "CANCELLED"] where text.contains("✗ \(word)") && words.last != word {
        words.append(word)
      }
    }
    #expect(words == ["FAILED", "CANCELLED"])
  }

  @Test(arguments: Language.allCases)
  func `A caption and the key that goes on fit everywhere`(language: Language) throws {
    let phrases = Phrases.phrases(for: language).demo
    for size in Self.sizes {
      var playback = try tour(language, size)
      while !playback.hasLeft {
        let row = playback.bottomRow(language)
        let captions = playback.item.captions.prefix(size.columns < 80 ? 2 : 1)
        #expect(captions.contains { row.contains($0) }, "\(row)")
        #expect(row.contains("Enter \(playback.isLast ? phrases.leave : phrases.next)"), "\(row)")
        playback.handle(.pause)
        #expect(playback.bottomRow(language).contains("Space \(phrases.resume)"), "\(row)")
        #expect(!row.contains("…"), "\(row)")
        playback.handle(.next)
      }
    }
  }

  @Test(arguments: Language.allCases, sizes)
  func `No screen of the tour names a key that does nothing`(
    language: Language,
    size: Size
  ) throws {
    let keys = ["F1", "F2", "F3", "F4", "F5", "Esc", Phrases.phrases(for: language).status.next]
    var playback = try tour(language, size)
    var seen: Frame?
    while !playback.hasLeft {
      _ = playback.playOn { playback in
        let frame = playback.scene.frame
        guard frame != seen else { return }
        seen = frame
        let text = (0..<frame.size.rows).map { frame.text(ofRow: $0) }.joined(separator: "\n")
        for key in keys where text.contains(key) { Issue.record("\(key): \(text)") }
      }
      playback.handle(.next)
    }
  }
}
