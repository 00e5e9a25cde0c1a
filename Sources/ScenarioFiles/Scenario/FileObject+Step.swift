internal import PaymentCore

/// The keys of a step of the simulated platform; each step can go wrong and takes its time.
protocol StepKey: FileKey {
  /// What goes wrong.
  static var fault: Self { get }
  /// The time until the answer, in seconds.
  static var latency: Self { get }
}

extension FileObject where Key: StepKey {
  /// Reads what goes wrong with a step and how long it takes.
  ///
  /// The SDK waits `longest` seconds; a slower answer would be a silence.
  func readTiming<Behaviour>(
    of step: inout Step<Behaviour>,
    longest: Int = 30
  ) throws(ScenarioProblem) {
    step.fault = try fault()
    if let latency = try seconds(.latency, in: 0...longest) { step.latency = latency }
  }

  private func fault() throws(ScenarioProblem) -> Fault? {
    guard let value = self[.fault] else { return nil }
    guard case .string(let text) = value, let fault = Fault(fileText: text) else {
      throw unusable(
        .fault,
        right: "network-lost, silent, answers-twice or http 400 up to http 599"
      )
    }
    return fault
  }
}

extension Fault {
  fileprivate init?(fileText text: String) {
    switch text {
    case "network-lost": self = .networkLost
    case "silent": self = .silent
    case "answers-twice": self = .answersTwice
    default:
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, words[0] == "http", let status = Int(words[1]),
        (400...599).contains(status)
      else { return nil }
      self = .http(status)
    }
  }
}
