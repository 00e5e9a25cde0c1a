import PaymentContracts
import PaymentCore
import Testing

@testable import SimulatorUI

/// A conversation from the beginning to its end, and the ending that it comes to.
struct Scene: CustomTestStringConvertible, Sendable {
  let name: String
  let endings: [String]
  var scenario: BuiltInScenario?
  var language = Language.english
  var isInteractive = true
  var change: @Sendable (inout RunOptions) -> Void = { _ in }
  let act: @Sendable (inout Conversation) -> Void

  var testDescription: String { name }

  func play() throws -> Conversation {
    var conversation = try Conversation(
      scenario: scenario,
      language: language,
      isInteractive: isInteractive,
      change: change
    )
    act(&conversation)
    conversation.waitForPrompt()
    return conversation
  }

  static let all = forms + challenges + pages + stops
}

extension Scene {
  static let forms = [
    Scene(name: "paid", endings: ["approved-captured"]) {
      $0.pay()
      $0.answer("no")
    },
    Scene(name: "paid-twice", endings: ["approved-captured", "no-funds"]) {
      $0.pay()
      $0.answer("y")
      $0.pay("4000000000009995")
      $0.answer("")
    },
    Scene(name: "paid-from-a-pipe", endings: ["approved-captured"], isInteractive: false) {
      $0.pay()
    },
    Scene(name: "declined-seb", endings: ["no-funds"], change: { $0.contract = .seb }) {
      $0.pay("4000000000009995")
    },
    Scene(name: "mistakes", endings: ["approved-captured"]) {
      $0.answer("", "4242", "4111111111111112", "4000001234567899", "abc", "4111-1111-1111-1111")
      $0.answer("13/30", "01/20", "12/30", "12", "12345", "123", "12345", "Pay")
    },
    Scene(name: "back-and-keep", endings: ["approved-captured"]) {
      $0.answer("back", "4242424242424242", "12/30", "back", "back", "", "", "123", "Jane Doe")
    },
    Scene(name: "cancelled", endings: ["customer-click"]) { $0.answer("?", "pay", "cancel", "n") },
    Scene(name: "cancelled-with-ctrl-c", endings: ["customer-click"]) {
      $0.answer("4242424242424242")
      $0.act { $0.interrupt() }
    },
    Scene(name: "time-over", endings: ["customer-timeout"]) {
      $0.answer("4242424242424242")
      $0.wait(.seconds(15 * 60))
    },
    Scene(name: "chosen-card", endings: ["no-funds"]) {
      $0.answer("cards", "0", "", "cards", "13", "?", "2", "", "", "back", "", "", "")
    },
    Scene(name: "chosen-scenario", endings: ["hosted-cancelled"]) {
      $0.answer("scenarios", "hosted-cancelled", "3", "inspector")
    },
    Scene(name: "second-payment", endings: ["second-payment", "second-payment", "customer-click"]) {
      $0.answer("second", "second", "cancel")
    },
    Scene(name: "field-check", endings: ["invalid-pan"], scenario: .invalidPan) {
      $0.answer("back", "back", "", "", "pay")
    },
    Scene(name: "refused-at-once", endings: ["invalid-price"], scenario: .invalidPrice) { _ in },
  ]

  static let challenges = [
    Scene(name: "code", endings: ["approved-captured"]) {
      $0.pay("4000000000003220")
      $0.answer("?", "", "why", "more", "trust", "resend")
      $0.wait(.seconds(31))
      $0.answer("resend", "1 2 3 4")
    },
    Scene(name: "code-wrong-three-times", endings: ["3ds-auth-fail"]) {
      $0.pay("4000000000003220")
      $0.answer("1", "2", "3")
    },
    Scene(name: "code-cancelled", endings: ["3ds-cancelled"]) {
      $0.pay("4000000000003220")
      $0.answer("cancel")
    },
    Scene(name: "code-too-late", endings: ["3ds-timeout"]) {
      $0.pay("4000000000003220")
      $0.waitForPrompt()
      $0.wait(.seconds(300))
    },
    Scene(name: "choose-one", endings: ["3ds-issuer-rejects"]) {
      $0.pay("4000582600000102")
      $0.answer("", "6", "5", "The bank rejects the payment")
    },
    Scene(name: "choose-several", endings: ["approved-captured"]) {
      $0.pay("4000582600000110")
      $0.answer("", "1 5", "2", "1, 3")
    },
    Scene(name: "bank-app", endings: ["approved-captured"]) {
      $0.pay("4000582600000094")
      $0.waitForPrompt()
      $0.act { $0.cameBack() }
      $0.answer("1", "continue")
    },
    Scene(name: "bank-app-refused", endings: ["3ds-auth-fail"]) {
      $0.pay("4000582600000094")
      $0.answer("2")
    },
  ]

  static let pages = [
    Scene(name: "page-paid", endings: ["approved-settled"], scenario: .hostedCaptured) {
      $0.answer("5", "2", "1", "1")
    },
    Scene(name: "page-closed", endings: ["hosted-dismissed"], scenario: .hostedCaptured) {
      $0.answer("Close this page")
    },
    Scene(
      name: "page-unrelated",
      endings: ["hosted-captured"],
      scenario: .hostedUnrelatedAddress
    ) { $0.answer("1", "1", "1") },
    Scene(name: "wallet", endings: ["approved-captured"], scenario: .applePayApproved) {
      $0.answer("2", "pay")
    },
    Scene(name: "wallet-closed", endings: ["apple-pay-cancelled"], scenario: .applePayApproved) {
      $0.answer("3")
    },
  ]

  static let stops = [
    Scene(name: "silent", endings: ["network-lost-after"], scenario: .networkLostAfter) {
      $0.pay()
    },
    Scene(name: "still-processing", endings: ["still-processing"], scenario: .stillProcessing) {
      $0.pay()
    },
    Scene(name: "ctrl-c-twice", endings: ["stopped-after-sending"], scenario: .networkLostAfter) {
      $0.pay()
      $0.wait(.seconds(3))
      $0.act { $0.interrupt() }
      $0.act { $0.interrupt() }
    },
    Scene(name: "stopped-in-the-form", endings: ["stopped-before-sending"]) {
      $0.answer("4242424242424242")
      $0.act { $0.stop() }
    },
    Scene(name: "stopped-in-the-challenge", endings: ["stopped-after-sending"]) {
      $0.pay("4000000000003220")
      $0.waitForPrompt()
      $0.act { $0.stop() }
    },
    Scene(name: "estonian", endings: ["3ds-attempted"], language: .estonian) {
      $0.answer("kaardid", "8", "maksa", "?", "9", "4", "sisevaade", "e")
    },
    Scene(name: "czech", endings: ["no-funds"], language: .czech) {
      $0.answer("?", "4242", "4000000000009995", "12/30", "back", "", "123", "Jana Nová")
      $0.answer("ne")
    },
  ]
}
