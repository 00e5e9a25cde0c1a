extension ChallengePhrases {
  static let english = ChallengePhrases(
    header: "Confirm your payment",
    codeText: "We have sent a code to your phone. Enter it to confirm %1.",
    chooseOneText: "How do you answer your bank?",
    chooseSeveralText: "Select all that is true.",
    bankAppText: "Open your bank's app and approve %1 there.",
    bankAppCameBack: "Have you approved the payment in your bank's app? Then continue.",
    codeLabel: "One-time code",
    chooseOneLabel: "Your answer",
    chooseSeveralLabel: "Your answers",
    optionConfirm: "Yes, I confirm the payment",
    optionReject: "The bank rejects the payment",
    optionUnavailable: "The check cannot be made",
    optionAttempt: "The check was only attempted",
    optionWrong: "A wrong answer",
    severalOptions: [
      "I am paying this shop", "I am paying another shop", "The amount is right",
      "The amount is wrong",
    ],
    submit: "Confirm",
    goOn: "Continue",
    refuse: "Refuse",
    resend: "Send a new code",
    resendLater: "New code after 30 s",
    codesSent: "Codes sent: %1",
    trust: "Trust this shop from now on",
    why: "Why am I asked?",
    whyText: "Your bank checks that it is really you who pays (strong authentication).",
    more: "More about this check",
    moreText: "This bank is simulated. Nothing is sent anywhere.",
    wrongAnswer: "That is not right. Please try again.",
    emptyAnswer: "Enter an answer first. No try was lost.",
    notApprovedYet: "Your bank has not received your approval yet.",
    triesLeft: "Tries left: %1",
    timeLeft: "Time left: %1",
    hintCode: "1234 confirms, 2222 rejects, 3333 fails, 7777: attempted only, any other is wrong",
    hintChooseOne: "each answer ends the check as it says; a wrong one costs a try",
    hintChooseSeveral: "the first and the third together are right",
    hintBankApp: "the first Continue still waits, the second confirms",
    hintMark: "Simulator",
    checking: "Your bank is checking the answer"
  )
}

extension ProcessingPhrases {
  static let english = ProcessingPhrases(
    title: "Payment under way",
    loadingPage: "Loading the checkout page",
    openingSession: "Opening the card session",
    creating: "Creating the payment",
    authorising: "Asking your bank for approval",
    startingChallenge: "Your bank wants to make sure that it is you",
    answering: "Your bank is checking the answer",
    polling: "Waiting for the payment's outcome (%1 of %2)",
    lookingUp: "Looking up the payment's status",
    askingWallet: "Waiting for the wallet",
    wait: "Please wait a moment.",
    handingOver: "Back in the shop"
  )
}

extension PagePhrases {
  static let english = PagePhrases(
    checkout: "Checkout",
    choose: "How would you like to pay?",
    card: "Pay by card",
    bankLink: "Pay in your own bank",
    cancel: "Cancel and return to the shop",
    bank: "Simulator Bank",
    approve: "Approve %1",
    paid: "Paid. Please return to the shop.",
    backToShop: "Return to the shop",
    unrelated: "A page in between, unrelated to the shop.",
    goOn: "Continue",
    closeHint: "Esc closes this page"
  )
}

extension WalletPhrases {
  static let english = WalletPhrases(
    title: "Wallet",
    card: "Card",
    amount: "Amount",
    confirm: "Confirm the payment",
    cancel: "Cancel"
  )
}
