package import PaymentContracts
internal import PaymentCore

/// The shop: it calls an SDK by its contract, shows its screens, and is called back once.
///
/// A program with a terminal and a replay without one drive it in the same way: `handle` what
/// comes in, draw `frame`, then say `frameDrawn`, until `hasLeft`.
package struct Shop: Sendable {
  /// The simulator on the screen.
  package internal(set) var simulator: Simulator
  /// The results, in the order in which the SDKs called back.
  package internal(set) var deliveries: [Delivery] = []

  private let queue: MainQueue<ShopItem>
  let kit: SEB.PaymentKit
  let session: Comgate.SecureSession
  var runs: [ShopRun] = []
  var presentation: Presentation?
  private var keptFlow: PaymentFlow?
  var drewShopAlone = false
  private var lastFrame: Frame?
  private var resolverToAsk: (@Sendable (@escaping StatusLookup.Answer) -> Void)?

  /// Opens the shop; nothing happens before the first `handle` or `frameDrawn`.
  ///
  /// - Parameters:
  ///   - options: What shapes the run.
  ///   - size: The screen's extent.
  ///   - resolver: A status resolver outside the simulated platform.
  ///   - wake: Wakes the loop up from another thread.
  package init(
    options: RunOptions,
    size: Size,
    resolver: (any SEB.PaymentStatusResolving)? = nil,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    let queue = MainQueue<ShopItem>(wake: wake)
    let host = SDKHost(
      present: { queue.add(.present($0)) },
      deliverOnMain: { queue.add(.call($0)) }
    )
    self.queue = queue
    simulator = Simulator(options: options, size: size)
    kit = SEB.PaymentKit(
      configuration: SEB.Configuration(
        apiBaseURL: resolver == nil ? "https://api.example" : nil,
        environment: .sandbox
      ),
      statusResolver: resolver,
      host: host
    )
    session = Comgate.SecureSession(
      devMode: options.isDevMode,
      translation: simulator.phrases.status.translation,
      host: host
    )
    session.initialize()
    settle()
  }

  /// Whether the person has left and the program can end.
  package var hasLeft: Bool { simulator.hasLeft }

  /// Whether the keys are being recorded, which the screens tell.
  package var isRecording: Bool {
    get { simulator.isRecording }
    set { simulator.isRecording = newValue }
  }

  /// Whether the SDK's screens have left and its result waits for that to be drawn.
  package var isHandingOver: Bool {
    if case .leaving = simulator.phase { true } else { false }
  }

  /// What the last key asked of the terminal's host; asked only once.
  package mutating func takeHostRequest() -> HostRequest? {
    defer { simulator.hostRequest = nil }
    return simulator.hostRequest
  }

  /// The time until something happens or moves by itself; nil if a person must act first.
  package var deadline: Duration? { simulator.deadline }

  /// The time until something happens; marks that only show that time passes do not count.
  package var timeUntilEvent: Duration? { simulator.phase.flow?.deadline }

  /// Takes in what came from outside.
  package mutating func handle(_ input: Input) {
    simulator.handle(input)
    settle()
    observeSuppressed()
  }

  /// Takes in what other threads brought.
  package mutating func takeAnswers() {
    settle()
    observeSuppressed()
  }

  /// What the screen shows now.
  package func frame() -> Frame {
    simulator.frame()
  }

  /// What the screen shows now, to be drawn before anything else is handled.
  ///
  /// It is equal to `frame()`, but made from the frame before where that is enough.
  package mutating func nextFrame() -> Frame {
    let frame = simulator.frame(over: lastFrame)
    lastFrame = frame
    return frame
  }

  /// The frame is on the screen: once the SDK's screens have left, the result may come.
  ///
  /// - Returns: Whether the screen has changed by it and is to be drawn again.
  package mutating func frameDrawn() -> Bool {
    drewShopAlone = !simulator.showsSDK
    simulator.changedOnlyForm = true
    guard case .leaving(let flow) = simulator.phase, let result = flow.result else { return false }
    presentation?.finish(result)
    presentation = nil
    settle()
    return true
  }

  private mutating func settle() {
    repeat {
      while !simulator.commands.isEmpty { perform(simulator.commands.removeFirst()) }
      for item in queue.takeAll() { take(item) }
      askResolver()
    } while !simulator.commands.isEmpty
  }

  /// Asks the app's own resolver, once, when the run waits for it.
  private mutating func askResolver() {
    guard let ask = resolverToAsk, case .paying(let flow) = simulator.phase,
      flow.state.name == .lookingUp
    else { return }
    resolverToAsk = nil
    let queue = queue
    let number = runs.count - 1
    ask { queue.add(.lookedUp($0, run: number)) }
  }

  private mutating func perform(_ command: Command) {
    switch command {
    case .start: call(.payment, with: simulator.backend)
    case .startSecond: call(.second, with: simulator.newBackendRecord())
    case .restart(let flow):
      keptFlow = flow
      if let index = runs.lastIndex(where: { $0.purpose == .payment }) {
        runs[index].purpose = .replaced
      }
      if let old = simulator.phase.flow { endReplaced(old) }
      simulator.phase = .starting
      call(.payment, with: simulator.backend)
    }
  }

  /// The call that is left behind gets its one callback too.
  private mutating func endReplaced(_ old: PaymentFlow) {
    var flow = old
    flow.handle(.cancelled)
    // A page that is closed asks for its status first; the shop does not wait for that.
    if let result = flow.result ?? old.cancelledByShop { presentation?.finish(result) }
    presentation = nil
    for item in queue.takeAll() { take(item) }
  }

  private mutating func take(_ item: ShopItem) {
    switch item {
    case .call(let closure):
      closure()
      for item in queue.takeAll() { take(item) }
    case .present(let presentation): show(presentation)
    case .delivered(let delivered, let number): receive(delivered, number)
    case .lookedUp(let answer, let number):
      if number == runs.count - 1 { simulator.send(.lookupAnswered(answer)) }
    }
  }

  private mutating func show(_ presentation: Presentation) {
    self.presentation = presentation
    var setup = simulator.setup
    if case .resolver(let ask) = presentation.lookup {
      setup.hasOwnResolver = true
      resolverToAsk = ask
    }
    var flow = keptFlow ?? PaymentFlow(request: presentation.request, setup: setup)
    keptFlow = nil
    if let entry = simulator.waitingEntry {
      simulator.waitingEntry = nil
      flow.handle(.filled(entry))
    }
    simulator.phase = flow.result == nil ? .paying(flow) : .leaving(flow)
  }

  private mutating func call(_ purpose: ShopRun.Purpose, with backend: BackendRecord) {
    let number = runs.count
    let options = simulator.options
    runs.append(
      ShopRun(number: number, purpose: purpose, contract: options.contract, backend: backend)
    )
    let queue = queue
    let id =
      switch (options.contract, options.flow) {
      case (.seb, .hosted):
        kit.startPayment(simulator.checkoutRequest(for: backend)) {
          queue.add(.delivered(.seb($0), run: number))
        }
      case (.seb, .card), (.seb, .wallet):
        kit.startCardPayment(simulator.checkoutRequest(for: backend)) {
          queue.add(.delivered(.seb($0), run: number))
        }
      case (.comgate, .wallet):
        session.processApplePayPayment(simulator.paymentParams(for: backend)) {
          queue.add(.delivered(.comgate($0), run: number))
        }
      case (.comgate, .card), (.comgate, .hosted):
        session.processPayment(simulator.paymentParams(for: backend)) {
          queue.add(.delivered(.comgate($0), run: number))
        }
      }
    runs[number].id = id
  }
}
