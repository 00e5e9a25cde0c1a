/// One step of the simulated platform: what it answers, what goes wrong, how long it takes.
public struct Step<Behaviour: Hashable & Sendable>: Hashable, Sendable {
  /// The time a step takes unless a scenario says otherwise.
  public static var usualLatency: Duration { .milliseconds(300) }

  /// What the platform answers.
  public var behaviour: Behaviour
  /// What goes wrong; nil if nothing does.
  public var fault: Fault?
  /// The time until the answer.
  public var latency: Duration

  /// Makes a step.
  public init(
    _ behaviour: Behaviour,
    fault: Fault? = nil,
    latency: Duration = .milliseconds(300)
  ) {
    self.behaviour = behaviour
    self.fault = fault
    self.latency = latency
  }
}
