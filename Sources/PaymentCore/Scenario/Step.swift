/// One step of the simulated platform: what it answers, what goes wrong, how long it takes.
package struct Step<Behaviour: Hashable & Sendable>: Hashable, Sendable {
  /// The time a step takes unless a scenario says otherwise.
  package static var usualLatency: Duration { .milliseconds(300) }

  /// What the platform answers.
  package var behaviour: Behaviour
  /// What goes wrong; nil if nothing does.
  package var fault: Fault?
  /// The time until the answer.
  package var latency: Duration

  /// Makes a step.
  package init(
    _ behaviour: Behaviour,
    fault: Fault? = nil,
    latency: Duration = .milliseconds(300)
  ) {
    self.behaviour = behaviour
    self.fault = fault
    self.latency = latency
  }
}
