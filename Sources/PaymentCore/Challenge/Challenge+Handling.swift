extension Challenge {
  /// What a shopper can do on a challenge screen.
  package enum Event: Hashable, Sendable {
    /// An edit of the code.
    case edited(FieldEdit)
    /// The focus moved on or back.
    case focusMoved(forward: Bool)
    /// Enter: submits from the code or the options, else does what the focused control does.
    case confirmed
    /// Space: chooses the focused option, or does what the focused control does.
    case toggled
    /// The program came back to the foreground.
    case cameBack
  }

  /// Applies an event.
  ///
  /// - Returns: What is to be sent to the issuer; nil if nothing is.
  mutating func handle(_ event: Event) -> ChallengeAnswer? {
    switch event {
    case .edited(let edit):
      if focus == .code { _ = code.apply(edit, capacity: Challenge.codeCapacity) }
    case .focusMoved(let forward): moveFocus(forward: forward)
    case .confirmed: return confirm()
    case .toggled: return toggle()
    case .cameBack: hasComeBack = true
    }
    return nil
  }

  /// Lets time pass.
  mutating func elapse(_ duration: Duration) {
    timeLeft -= duration
    resendWait = max(.zero, resendWait - duration)
  }

  /// Takes in what the issuer answered to `answer`, when the screen is to be shown again.
  ///
  /// - Returns: The final state, once no try is left.
  mutating func showAgain(_ warning: ChallengeWarning) -> TransStatus? {
    self.warning = warning
    switch warning {
    case .wrongAnswer:
      triesLeft -= 1
      code = LineEditor()
      chosen = []
      focus = prompt.firstControl
      return triesLeft > 0 ? nil : .notAuthenticated
    case .notApprovedYet:
      approvals += 1
      return nil
    case .emptyAnswer: return nil
    }
  }

  mutating func newCodeSent() {
    codesSent += 1
    resendWait = Challenge.resendPause
    warning = nil
    focus = .code
  }

  private mutating func moveFocus(forward: Bool) {
    let controls = controls
    guard let index = controls.firstIndex(of: focus) else { return }
    focus = controls[(index + (forward ? 1 : controls.count - 1)) % controls.count]
  }

  private mutating func confirm() -> ChallengeAnswer? {
    switch focus {
    case .option(let index):
      if prompt.kind == .singleSelect { chosen = [index] }
      return submit()
    case .code, .submit: return submit()
    case .refuse, .resend, .trust, .why, .more: return toggle()
    }
  }

  private mutating func toggle() -> ChallengeAnswer? {
    switch focus {
    case .code: return nil
    case .option(let index):
      if prompt.kind == .singleSelect {
        chosen = [index]
      } else {
        chosen.formSymmetricDifference([index])
      }
    case .submit: return submit()
    case .refuse: return .refused
    case .resend: return resendWait > .zero ? nil : .resend
    case .trust: trustsShop.toggle()
    case .why: showsWhy.toggle()
    case .more: showsMore.toggle()
    }
    return nil
  }

  private mutating func submit() -> ChallengeAnswer? {
    switch prompt.kind {
    case .oneTimeCode:
      let typed = ChallengeAnswer.code(in: code.text)
      if !typed.isEmpty { return .code(typed) }
    case .singleSelect:
      if let index = chosen.first { return .option(prompt.options[index].value) }
    case .multiSelect:
      if !chosen.isEmpty { return .options(chosen.sorted().map { prompt.options[$0].value }) }
    case .outOfBand: return .approvedInApp
    }
    warning = .emptyAnswer
    return nil
  }
}
