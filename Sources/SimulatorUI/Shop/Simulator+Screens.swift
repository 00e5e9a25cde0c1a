internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  func screen(of form: CardForm) -> FormScreen {
    FormScreen(
      form: form,
      texts: phrases.form,
      problems: phrases.problems,
      amount: amountText,
      hint: options.isOnlyWatched ? nil : phrases.form.firstHint("4242 4242 4242 4242", "F2")
    )
  }

  func screen(of page: CheckoutPage) -> CheckoutPageScreen {
    CheckoutPageScreen(
      page: page,
      texts: phrases.pages,
      amount: amountText,
      isOnlyWatched: options.isOnlyWatched
    )
  }

  func screen(of sheet: WalletSheet) -> WalletSheetScreen {
    WalletSheetScreen(sheet: sheet, texts: phrases.wallet, amount: amountText)
  }

  func screen(of challenge: Challenge, isAnswering: Bool) -> ChallengeScreen {
    ChallengeScreen(
      challenge: challenge,
      isAnswering: isAnswering,
      texts: phrases.challenge,
      amount: amountText,
      timeLimit: phase.flow?.scenario.challenge.behaviour.timeLimit ?? .seconds(300)
    )
  }

  func screen(of exchange: Exchange, _ flow: PaymentFlow) -> ProcessingScreen {
    ProcessingScreen(
      kind: exchange.kind,
      motionSteps: options.hasMotion ? flow.motionSteps : nil,
      notice: noticeText,
      texts: phrases.processing
    )
  }

  func screen(of delivery: Delivery) -> ResultScreen {
    ResultScreen(
      delivery: delivery,
      orderNumber: options.orderNumber,
      amount: amountText,
      texts: phrases.status,
      differences: phrases.inspector,
      isOnlyWatched: options.isOnlyWatched
    )
  }

  func screen(of picker: Picker) -> PickerScreen {
    PickerScreen(
      picker: picker,
      contract: viewedContract,
      texts: phrases.picker,
      titles: phrases.titles,
      status: phrases.status,
      size: size
    )
  }

  var inspector: InspectorScreen {
    var delivery: Delivery?
    if case .showing(_, let shown) = phase { delivery = shown }
    return InspectorScreen(
      flow: phase.flow,
      delivery: delivery,
      backend: backend,
      texts: phrases.inspector,
      status: phrases.status,
      isOnlyWatched: options.isOnlyWatched
    )
  }

  /// The amount as it is shown.
  var amountText: String {
    switch options.price {
    case .valid(let money): phrases.language.format(money)
    case .refused(let text, let currency, _): DisplayText.safe("\(text) \(currency)")
    }
  }

  /// The line that answers the last key.
  var noticeText: String? { notice?.text(phrases.shell, phrases.status) }
}
