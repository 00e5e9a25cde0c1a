extension Scenario {
  static let cancellations: [Scenario] = [
    make("customer-click", "Cancel the card form with Esc") { _ in },
    make("customer-timeout", "Let the payment's time run out (20 s here)") {
      $0.timeLimit = .seconds(20)
    },
    make("eshop-cancelled", "The merchant cancels meanwhile") {
      $0.poll.behaviour.answer = .cancelledByMerchant
    },
    make("stopped-before-sending", "The app is told to stop as Pay is pressed") {
      $0.stop = .beforeSending
    },
    make("stopped-after-sending", "The app is told to stop while paying") {
      $0.stop = .afterSending
    },
  ]

  static let inDoubt: [Scenario] = [
    make("still-processing", "Still processing at the last of ten polls") {
      $0.poll.behaviour.answer = nil
    },
    make("polling-timeout", "Polls are not answered for 30 s") { $0.poll.fault = .silent },
    make("polling-network-error", "The network is lost at the first poll") {
      $0.poll.fault = .networkLost
    },
    make("network-lost-after", "The authorisation is not answered for 30 s") {
      $0.authorise.fault = .silent
    },
  ]

  static let answersTwice: [Scenario] = [
    make("approved-twice", "The platform answers twice; the second is left alone") {
      $0.poll.fault = .answersTwice
    },
    make("decline-after-approval", "Approved, and a decline comes too late") {
      $0.late = LateAnswer(.declined(.issuer))
    },
    make("approval-after-cancel", "Cancel with Esc, and an approval comes too late") {
      $0.late = LateAnswer(.approved)
    },
  ]
}
