internal import PaymentCore

extension Challenge {
  /// The time left as it is shown: in steps of 30 s, of one second in the last 30.
  var shownTimeLeft: Duration {
    let step: Int64 = timeLeft > .seconds(30) ? 30 : 1
    let (seconds, attoseconds) = timeLeft.components
    let whole = seconds + (attoseconds > 0 ? 1 : 0)
    return .seconds(max(0, (whole + step - 1) / step * step))
  }

  /// The time until the shown time changes.
  var nextShownChange: Duration {
    let shown = shownTimeLeft
    let step: Duration = shown > .seconds(30) ? .seconds(30) : .seconds(1)
    return timeLeft - (shown - step)
  }
}

extension Duration {
  /// Minutes and seconds, such as "4:30".
  var clockText: String {
    let seconds = components.seconds
    let rest = String(seconds % 60)
    return "\(seconds / 60):\(rest.count < 2 ? "0" + rest : rest)"
  }
}
