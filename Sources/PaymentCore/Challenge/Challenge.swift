/// One 3-D Secure challenge on the screen, waiting for the shopper.
///
/// Source: EMV 3-D Secure 2.x native screens; the limits are the simulated issuer's.
package struct Challenge: Hashable, Sendable {
  /// What the shopper's next key goes to.
  package enum Control: Hashable, Sendable {
    /// The code field.
    case code
    /// An option, by its index.
    case option(Int)
    /// The submit or continue button.
    case submit
    /// "I refuse", out of band.
    case refuse
    /// The resend button.
    case resend
    /// The choice whether to trust this shop.
    case trust
    /// The "why" fold.
    case why
    /// The "more" fold.
    case more
  }

  /// The time between two codes.
  package static let resendPause = Duration.seconds(30)
  /// The most characters of a code that are kept.
  package static let codeCapacity = 64

  /// What the issuer asks to show.
  package let prompt: ChallengePrompt
  /// How many wrong answers are still allowed, this one included.
  package internal(set) var triesLeft: Int
  /// The time left of the challenge.
  package internal(set) var timeLeft: Duration
  /// The time until a new code may be asked for.
  package internal(set) var resendWait = Challenge.resendPause
  /// How many codes the issuer has sent.
  package internal(set) var codesSent = 1
  /// How many times the shopper said to have approved in the bank's app.
  package internal(set) var approvals = 0
  /// Why the screen is shown again.
  package internal(set) var warning: ChallengeWarning?
  /// The code typed so far.
  package internal(set) var code = LineEditor()
  /// Which options are chosen, by index.
  package internal(set) var chosen: Set<Int> = []
  /// Where the next key goes.
  package internal(set) var focus: Control
  /// Whether the shopper chose to trust this shop.
  package internal(set) var trustsShop = false
  /// Whether the "why" fold is open.
  package internal(set) var showsWhy = false
  /// Whether the "more" fold is open.
  package internal(set) var showsMore = false
  /// Whether the shopper has come back from another program.
  package internal(set) var hasComeBack = false

  /// Starts a challenge.
  package init(
    prompt: ChallengePrompt,
    tries: Int = 3,
    timeLimit: Duration = .seconds(300)
  ) {
    self.prompt = prompt
    triesLeft = tries
    timeLeft = timeLimit
    focus = prompt.firstControl
  }

  /// What Tab visits, in order.
  package var controls: [Control] {
    var controls: [Control] =
      switch prompt.kind {
      case .oneTimeCode: [.code, .submit, .resend]
      case .singleSelect, .multiSelect: prompt.options.indices.map(Control.option) + [.submit]
      case .outOfBand: [.submit, .refuse]
      }
    controls += [.trust, .why, .more]
    return controls
  }

  /// The time until the challenge does something by itself.
  package var deadline: Duration {
    resendWait > .zero ? min(resendWait, timeLeft) : timeLeft
  }

  /// Whether the time is over.
  package var isTimedOut: Bool { timeLeft <= .zero }
}

extension ChallengePrompt {
  /// Where the focus is when the screen is shown.
  var firstControl: Challenge.Control {
    switch kind {
    case .oneTimeCode: .code
    case .singleSelect, .multiSelect: options.isEmpty ? .submit : .option(0)
    case .outOfBand: .submit
    }
  }
}
