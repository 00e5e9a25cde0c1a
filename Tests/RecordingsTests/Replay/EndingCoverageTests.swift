import Platform
import ScenarioFiles
import Testing

@testable import Recordings

/// Holds the fixtures against the list of all the ways a run can end.
struct EndingCoverageTests {
  /// The endings that each fixture's expected results name.
  private static let endings: [String: [String]] = {
    struct Result: Decodable { let ending: String }
    var endings: [String: [String]] = [:]
    for fixture in Fixtures.all {
      let path = "\(fixture.folder ?? "")/\(Fixture.resultName)"
      let lines = ((try? WholeFile.read(path)) ?? []).split(separator: UInt8(ascii: "\n"))
      endings[fixture.name] = lines.map { line in
        (try? JSONText.decode(Result.self, from: line).ending) ?? "unreadable"
      }
    }
    return endings
  }()

  @Test(arguments: EndingNames.all)
  func `A fixture reaches the ending and bears its name`(ending: String) {
    #expect(Self.endings[ending]?.contains(ending) == true)
  }

  @Test(arguments: Fixtures.all)
  func `No fixture ends in a way that is not on the list`(fixture: Fixture) {
    let known = Set(EndingNames.all)
    #expect(Self.endings[fixture.name]?.allSatisfy(known.contains) == true)
  }
}

/// The names of all endings.
enum EndingNames {
  static let all = card + hosted + wallet

  private static let card = [
    "approved-captured", "authorized", "fraud-suspected", "provider-report", "provider-timeout",
    "invalid-cardno-expiry", "invalid-cvc", "limit-exceeded", "no-funds", "rejected-by-bank",
    "3ds-auth-fail", "not-specified", "no-reason", "unknown-reason", "3ds-issuer-rejects",
    "3ds-unavailable", "3ds-protocol-error", "3ds-attempted", "3ds-cancelled", "3ds-timeout",
    "3ds-message-timeout", "acs-timeout", "customer-timeout", "customer-click",
    "eshop-cancelled", "still-processing", "polling-timeout", "polling-network-error",
    "network-lost-before", "network-lost-after", "payment-failed", "payment-create-failed",
    "second-payment", "session-not-initialized", "init-network-error", "init-unauthorized",
    "init-failed", "application-not-allowed", "device-rooted", "invalid-pan",
    "invalid-expiry-month", "card-expired", "invalid-cvv", "missing-cardholder-name",
    "invalid-card-data", "invalid-price", "conflicting-payment-options",
    "stopped-before-sending", "stopped-after-sending",
  ]

  private static let hosted = [
    "hosted-authorized", "hosted-captured", "approved-settled", "approved-refunded",
    "hosted-failed", "hosted-cancelled", "hosted-abandoned", "still-initialized",
    "hosted-processing", "unknown-status", "no-lookup", "resolver-silent", "lookup-failed",
    "lookup-status-and-error", "lookup-never-answers", "page-load-failed", "hosted-dismissed",
    "hosted-dismissed-paid", "hosted-dismissed-processing", "hosted-dismissed-no-lookup",
    "hosted-dismissed-lookup-failed", "unusable-request",
  ]

  private static let wallet = [
    "apple-pay-not-configured", "apple-pay-cancelled", "apple-pay-failed",
  ]
}
