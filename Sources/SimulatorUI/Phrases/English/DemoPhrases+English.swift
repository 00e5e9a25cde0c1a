extension DemoPhrases {
  static let english = DemoPhrases(
    next: "next",
    pause: "pause",
    resume: "play",
    again: "play again",
    step: "step",
    speed: "speed",
    leave: "leave",
    paused: "paused",
    part: "part of %1",
    approved: Caption(
      title: "Approved at once",
      sentence: "The bank approves the card at once: paid."
    ),
    approvedAfterCode: Caption(
      title: "The bank asks first",
      sentence: "The bank asks for a code, and it is right: paid."
    ),
    wrongCodes: Caption(
      title: "Three wrong codes",
      sentence: "Three wrong codes: the payment is declined."
    ),
    challengeCancelled: Caption(
      title: "Check cancelled",
      sentence: "Check cancelled: Comgate says failed, SEB cancelled."
    ),
    noFunds: Caption(
      title: "Not enough money",
      sentence: "Not enough money on the card: declined."
    ),
    networkLost: Caption(
      title: "Network lost",
      sentence: "Network lost after sending: nobody knows yet."
    ),
    pageClosed: Caption(
      title: "Page closed early",
      sentence: "Paid, then the page closed too early: still paid."
    ),
    walletCancelled: Caption(
      title: "Wallet closed",
      sentence: "The shopper closes the wallet: nothing is paid."
    )
  )
}
