import PaymentContracts
import PaymentCore
import ProgramOptions
import SimulatorUI
import Testing

@testable import Recordings

struct ReplayOptionTests {
  private let onForm: [CastEvent] = [.checkpoint("form")]

  private func settings(_ values: [ProgramOption: String]) -> RunSettings {
    var settings = RunSettings()
    for (option, value) in values { settings.set(option, to: value) }
    return settings
  }

  @Test
  func `The header's command names the options`() throws {
    let seen = try Keys(
      "LANG=cs swift run paysim --contract=seb --order 'A 1' --no-such > out",
      [.keys(Keys.declined)]
    ).replay()
    #expect(seen.end.deliveries.map(\.delivered.contract) == [.seb])
    #expect(seen.end.deliveries.map(\.result.payment.orderNumber) == ["A 1"])
    #expect(seen.end.status == 1)
  }

  @Test
  func `A header without a command is an ordinary run`() throws {
    var keys = Keys("", [.keys(Keys.paid)])
    keys.header.command = nil
    #expect(try keys.replay() == Keys("paysim", [.keys(Keys.paid)]).replay())
  }

  @Test
  func `Options given to the replay win`() throws {
    let keys = Keys("paysim --contract seb --seed 5", [.keys(Keys.declined)])
    let seen = try keys.replay(settings([.contract: "comgate"]))
    #expect(seen.end.status == 2)
    let other = try keys.replay(settings([.contract: "comgate", .seed: "6"]))
    #expect(seen.end.deliveries[0].result.payment != other.end.deliveries[0].result.payment)
  }

  @Test
  func `The seed is 1 unless it is said`() throws {
    let events: [CastEvent] = [.keys(Keys.paid)]
    let usual = try Keys("paysim", events).replay()
    #expect(try Keys("paysim --seed 1", events).replay() == usual)
    #expect(try Keys("paysim --seed 2", events).replay() != usual)
  }

  /// 2026-11-30, 2027-01-01 and 2019-02-28, each at some time of the day.
  @Test(arguments: [
    (nil, "paysim", "1126", "1026"),
    (1_798_800_000, "paysim", "0127", "1226"),
    (1_798_800_000, "paysim --today 2030-05-31", "0530", "0430"),
    (1_551_398_399, "paysim", "0219", "0119"),
  ])
  func `Today is the option's day, else the header's, else a fixed one`(
    timestamp: Int?,
    command: String,
    valid: String,
    expired: String
  ) throws {
    for (expiry, ending) in [
      (valid, "approved-captured"), (expired, "stopped-before-sending"),
    ] {
      let typed = "4242424242424242\t\(expiry)\t123\tJane Doe\r"
      var keys = Keys(command, [.keys(typed)])
      keys.header.timestamp = timestamp
      #expect(try keys.replay().endings == [ending])
    }
  }

  @Test
  func `The language is English whatever this machine speaks`() throws {
    let form = try Keys("paysim", onForm).replay().screens["form"]
    let english = try Keys("paysim --language en", onForm).replay().screens["form"]
    let czech = try Keys("paysim --language cs", onForm).replay().screens["form"]
    #expect(form == english)
    #expect(form != czech)
  }

  @Test(arguments: [
    ("paysim --contract sepa", "test/keys.cast: --contract sepa: not a contract"),
    ("paysim --scenario ../x.json", #"test/keys.cast:1: "--scenario" names a file outside"#),
    ("paysim --amount", #"test/keys.cast:1: "--amount" needs a value"#),
  ])
  func `An option that cannot be used is an error`(command: String, message: String) throws {
    let error = try #require(throws: ReplayError.self) { try Keys(command).replay() }
    #expect(error.description.hasPrefix(message))
  }

  @Test
  func `Options that a recording must not bring are noted and left out`() throws {
    let keys = Keys("paysim --status-resolver 'touch x' --preauth --api-base-url http://x")
    let replay = try Replay(bytes: Array(keys.text.utf8), file: "keys.cast")
    #expect(
      replay.ignored == [
        #""--status-resolver" is never taken from a recording"#,
        #""--api-base-url" is never taken from a recording"#,
      ]
    )
  }
}
