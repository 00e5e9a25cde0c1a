import Foundation
import PaymentCore
import SimulatorUI
import Testing

@testable import Recordings

struct RecorderSecretTests {
  @Test func `whatever is typed wherever, no digits of a secret are written`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("RecorderSecretTests seed: \(seed)")
    for round in 0..<60 {
      var typing = SecretTyping(seed: seed &+ UInt64(round))
      var run = try RecordedRun()
      for _ in 0..<40 { typing.act(&run) }
      let text = run.finish()
      let comment = Comment(rawValue: "seed \(seed), round \(round)")
      let replayed = try Replayed(text)
      let written =
        [text, try inputs(of: text).joined()] + replayed.screens
        + replayed.end.resultLines
      let found = Set(written.flatMap { digitRuns(of: $0).flatMap { $0.windows(of: 5) } })
      for secret in typing.secrets {
        for window in secret.windows(of: 5) where found.contains(window) && !isPublic(window) {
          let runs = written.flatMap { digitRuns(of: $0) }.filter { $0.contains(window) }
          Issue.record("\(window) of \(secret) in \(runs.first ?? ""): \(comment)")
        }
      }
      #expect(!written.contains { $0.contains("Quxley") || $0.contains("Zyx") }, comment)
      #expect(replayed.end.resultLines == run.results, comment)
      #expect(replayed.end.problems == [], comment)
    }
  }

  /// Whether digits tell nothing: part of a published number or of the day, or any stand-in's.
  private func isPublic(_ digits: String) -> Bool {
    digits.hasSuffix("000") || "1234000".contains(digits) || "20261130".contains(digits)
      || Self.published.contains { $0.contains(digits) }
  }

  private static let published = TestCard.builtIn.map(\.number) + TestCard.otherNumbers

  /// The runs of digits, whatever separators stand in them, without those of identifiers.
  private func digitRuns(of text: String) -> [String] {
    text.replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "|")
      .replacing(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/, with: "|")
      .replacing(/\\u[0-9a-f]{4}/, with: "|")
      .filter { ![" ", "-", "\u{A0}"].contains($0) }
      .split { !$0.isNumber }.map { String($0) }
  }
}

extension String {
  fileprivate func windows(of length: Int) -> [String] {
    guard count >= length else { return [] }
    return (0...count - length).map { String(dropFirst($0).prefix(length)) }
  }
}
