import PaymentCore
import SimulatorUI
import Testing

@testable import Recordings

struct ReplayTests {
  @Test
  func `A recording that ends on the form has a result all the same`() throws {
    let seen = try Keys("paysim", [.keys("4242")]).replay()
    #expect(seen.endings == ["stopped-before-sending"])
    #expect(seen.end.status == 2)
  }

  @Test
  func `Time runs on after the last key until the run waits for a person`() throws {
    #expect(try Keys("paysim", [.keys(Keys.paid)]).replay().endings == ["approved-captured"])
    let challenged = try Keys("paysim", [.keys(Keys.challenged)]).replay()
    #expect(challenged.endings == ["stopped-after-sending"])
    #expect(challenged.end.status == 3)
  }

  @Test
  func `An Esc at the very end is the Esc key`() throws {
    #expect(try Keys("paysim", [.keys("42\u{1b}")]).replay().endings == ["customer-click"])
  }

  @Test(arguments: [
    (49, "stopped-before-sending"),
    (50, "customer-click"),
  ])
  func `A lone Esc is decided after 50 ms of virtual time`(wait: Int, ending: String) throws {
    let seen = try Keys(
      "paysim",
      [.keys("\u{1b}"), .keys(after: .milliseconds(wait), "[A")]
    ).replay()
    #expect(seen.endings == [ending])
  }

  /// The challenge comes up 1.2 s after the card was sent.
  @Test(arguments: [
    (1_100, "approved-captured"),
    (1_150, "3ds-cancelled"),
    (1_190, "3ds-cancelled"),
  ])
  func `An Esc in a long interval is pressed 50 ms later and not at the end`(
    time: Int,
    ending: String
  ) throws {
    let seen = try Keys(
      "paysim",
      [
        .keys(Keys.challenged), .keys(after: .milliseconds(time), "\u{1b}"),
        .keys(after: .seconds(3), "1234\r"),
      ]
    ).replay()
    #expect(seen.endings.first == ending)
  }

  @Test
  func `An interval of 301 seconds times a challenge out`() throws {
    let seen = try Keys(
      "paysim",
      [.keys(Keys.challenged), .keys(after: .seconds(302), "\r")]
    ).replay()
    #expect(seen.endings == ["3ds-timeout"])
    #expect(seen.end.problems == [])
  }

  @Test
  func `Ctrl-Z does nothing`() throws {
    let events: [CastEvent] = [.keys("4242"), .keys("\u{1a}"), .checkpoint("after")]
    let seen = try Keys("paysim", events).replay()
    let without = try Keys("paysim", [events[0], events[2]]).replay()
    #expect(seen == without)
  }

  @Test
  func `Several payments bring their results in order and the last one decides`() throws {
    let seen = try Keys(
      "paysim",
      [.keys(Keys.declined), .keys(after: .seconds(2), "n" + Keys.paid)]
    ).replay()
    #expect(seen.endings == ["no-funds", "approved-captured"])
    #expect(seen.end.status == 0)
    #expect(seen.end.resultLines.count == 2)
    #expect(seen.end.resultLines[0].contains(#""ending":"no-funds""#))
    let payments = seen.end.deliveries.map(\.result.payment.paymentID)
    #expect(payments[0] != payments[1])
  }

  @Test
  func `Keys and checkpoints after the run was left are reported`() throws {
    let seen = try Keys(
      "paysim",
      [
        .keys(Keys.paid), .keys(after: .seconds(2), "\r"), .keys(""), .keys("xyz"), .keys("q"),
        .checkpoint("late"),
      ]
    ).replay()
    #expect(
      seen.end.problems == [
        .keysLeftOver(line: 5), .checkpointTooLate(name: "late", line: 7),
      ]
    )
    #expect(seen.screens.isEmpty)
  }

  @Test(arguments: [
    (Keys.paid, 0, true), (Keys.paid, 1, false),
    (Keys.declined, 2, true), ("\u{3}\r", 130, false),
    // A signal ended the recorded run where it stood.
    (Keys.declined, 130, true),
    ("4242", 2, true), ("4242", 143, true), ("4242", 3, false),
  ])
  func `The exit status is held against the recorded one`(
    keys: String,
    status: Int,
    fits: Bool
  ) throws {
    let seen = try Keys("paysim", [.keys(keys), .exit(status)]).replay()
    let actual = seen.end.status
    #expect(
      seen.end.problems
        == (fits ? [] : [.exitStatus(expected: status, actual: actual, line: 3)])
    )
  }

  @Test
  func `Markers without a name are told and are no checkpoints`() throws {
    let seen = try Keys("paysim", [.checkpoint("")]).replay()
    #expect(seen.end.remarks == ["markers without a name are no checkpoints: 1"])
    #expect(seen.screens.isEmpty)
  }

  @Test
  func `A year of waiting ends as the payment's time runs out`() throws {
    let seen = try Keys(
      "paysim",
      [.checkpoint(after: .seconds(31_536_000), "later")]
    ).replay()
    #expect(seen.endings == ["customer-timeout"])
  }

  @Test
  func `What the recorded program wrote is not read`() throws {
    let events: [CastEvent] = [
      CastEvent(after: .zero, .output("paid?\u{1b}[2J")), .keys("4242"),
      CastEvent(after: .zero, .unknown(code: "z", data: "4242")), .checkpoint("form"),
    ]
    let plain = try Keys("paysim", [events[1], events[3]]).replay()
    #expect(try Keys("paysim", events).replay() == plain)
  }
}
