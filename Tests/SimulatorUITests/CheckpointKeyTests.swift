import Testing

@testable import SimulatorUI

/// A replay's marker changes nothing, so the key that sets it must not either.
struct CheckpointKeyTests {
  @Test(arguments: [Key.function(8), .control("p")])
  func `A checkpoint can be set on a screen that is too small`(key: Key) throws {
    var visit = try Visit(language: .english, size: Size(columns: 36, rows: 9))
    #expect(visit.requests(after: key) == .checkpoint)
  }

  @Test func `A checkpoint leaves a notice on the screen`() throws {
    var visit = try Visit(language: .english, size: Size(columns: 80, rows: 24))
    visit.press(.function(9))
    let before = visit.rows
    #expect(visit.text.contains("A second payment ended at once"))
    #expect(visit.requests(after: .function(8)) == .checkpoint)
    #expect(visit.rows == before)
  }
}

extension Visit {
  /// What a key asks of the program around the shop.
  fileprivate mutating func requests(after key: Key) -> HostRequest? {
    press(key)
    return shop.simulator.hostRequest
  }
}
