extension Comgate {
  /// The message that the status panel shows.
  package struct PaymentStatusState: Hashable, Sendable {
    /// Whether the panel is to be seen.
    package private(set) var visible = false
    /// The message.
    package private(set) var text = ""
    /// The message's style; nil before the first message and after clearing.
    package private(set) var style: PanelStyle?
    /// The sentences for the messages that come by themselves.
    package var translation: Translation

    /// Makes a panel that shows nothing.
    package init(translation: Translation = .english) {
      self.translation = translation
    }

    /// Shows the message that belongs to `result`.
    package mutating func show(result: PaymentResult) {
      show(message(for: result), style: result.style)
    }

    /// Shows a message of one's own as an error.
    package mutating func showError(_ message: String) {
      show(message, style: .error)
    }

    /// Hides the panel; the message stays.
    package mutating func hide() {
      visible = false
    }

    /// Hides the panel and removes the message.
    package mutating func clear() {
      visible = false
      text = ""
      style = nil
    }

    private mutating func show(_ message: String, style: PanelStyle) {
      text = message
      self.style = style
      visible = true
    }

    private func message(for result: PaymentResult) -> String {
      switch result {
      case .paid: translation.statusPaid
      case .authorized: translation.statusAuthorized
      case .pending: translation.statusPending
      case .cancelled(let reason, _): reason ?? "-"
      case .failed(let error): error.message
      }
    }
  }
}
