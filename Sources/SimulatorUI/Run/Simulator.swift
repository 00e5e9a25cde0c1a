internal import PaymentContracts
internal import PaymentCore

/// The interactive simulator as a value: keys and time in, frames out.
package struct Simulator: Sendable {
  /// All that shapes the run; the contract and the language change with keys.
  package internal(set) var options: RunOptions
  /// The screen's extent.
  package internal(set) var size: Size
  /// What a key asked of the terminal's host; taken out by it.
  package internal(set) var hostRequest: HostRequest?
  var phase = Phase.starting
  var overlay: Overlay?
  var notice: Notice?
  var interrupts = 0
  /// Whether nothing but the card form's text has changed since the last frame that was drawn.
  var changedOnlyForm = false
  /// Whose words the results are shown in.
  var viewedContract: Contract
  var backend: BackendRecord
  var commands: [Command] = []
  /// What the card form is filled with as soon as it is there.
  var waitingEntry: CardEntry?
  /// Whether the keys are being recorded.
  package var isRecording = false
  private var generator: SeededGenerator

  init(options: RunOptions, size: Size) {
    self.options = options
    self.size = size
    generator = SeededGenerator(seed: options.seed)
    viewedContract = options.contract
    backend = BackendRecord(
      orderNumber: options.orderNumber,
      price: options.price,
      using: &generator
    )
    commands = [.start]
  }

  /// Whether any of the SDK's screens is up.
  package var showsSDK: Bool {
    switch phase {
    case .paying: true
    case .starting, .leaving, .showing, .left: false
    }
  }

  /// Whether the shop shows the result, with nothing over it.
  package var showsResult: Bool {
    if case .showing = phase { overlay == nil } else { false }
  }

  /// Whether the person has left.
  package var hasLeft: Bool {
    if case .left = phase { true } else { false }
  }

  /// Whether nothing happens any more unless a person does something.
  package var waitsForPerson: Bool {
    switch phase {
    case .paying(let flow):
      switch flow.state {
      case .cardForm, .checkoutPage, .walletSheet, .challenge: true
      case .processing, .finished: false
      }
    case .showing: true
    case .starting, .leaving, .left: false
    }
  }

  /// The name of the present screen, for recordings.
  package var screenName: String {
    if overlay != nil { return "overlay" }
    return switch phase {
    case .starting, .leaving: "shop"
    case .paying(let flow): flow.state.name.rawValue
    case .showing: "result"
    case .left: "left"
    }
  }

  var phrases: Phrases { Phrases.phrases(for: options.language) }

  var setup: FlowSetup {
    FlowSetup(
      today: options.today,
      cards: options.cards,
      scenario: options.scenario,
      errorReason: options.errorReason.map {
        ErrorReasonOption(code: $0.rawValue, answer: $0.platformAnswer)
      },
      cardSessionID: backend.cardSessionID,
      isDevMode: options.isDevMode
    )
  }

  /// Gives the next payment its own identifiers.
  mutating func makeNewPayment() {
    backend = newBackendRecord()
  }

  mutating func newBackendRecord() -> BackendRecord {
    BackendRecord(orderNumber: options.orderNumber, price: options.price, using: &generator)
  }
}
