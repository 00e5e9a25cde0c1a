/// Turns the bytes of a terminal, and the silence between them, into keys.
///
/// A value without a clock: whoever reads the terminal says how much time passed, so that live
/// input and a recording decode alike. How the bytes are cut into reads never matters.
package struct KeyDecoder: Sendable {
  /// How long a lone Esc waits when nothing else is said.
  package static let usualEscapeDelay = Duration.milliseconds(50)

  var state = State.ground
  /// Time since the last byte, as far as it matters.
  private var silence = Duration.zero
  private let escapeDelay: Duration

  /// Makes a decoder that has seen nothing.
  ///
  /// - Parameter escapeDelay: how long a lone Esc waits for the rest of a sequence; 10 s at most.
  package init(escapeDelay: Duration = KeyDecoder.usualEscapeDelay) {
    self.escapeDelay = min(max(escapeDelay, .zero), .seconds(10))
  }

  /// Takes bytes as they were read and gives the keys that are complete.
  package mutating func receive(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      silence = .zero
      take(byte, into: &keys)
    }
    return keys
  }

  /// Lets time pass without a byte, and gives the keys that the silence decides.
  ///
  /// A lone Esc is the Esc key after the escape delay. An unfinished sequence is given up after
  /// four times that: a cut one can arrive late, and typing must not be swallowed for long. A paste
  /// that fell silent for a second is delivered as far as it came.
  package mutating func elapse(_ duration: Duration) -> [Key] {
    let limit = patience ?? escapeDelay
    if duration > .zero, silence < limit {
      silence += min(duration, limit)
    }
    return silence >= limit ? reset() : []
  }

  /// The time after which `elapse` would decide something; nil if nothing is pending.
  package var deadline: Duration? {
    patience.map { max($0 - silence, .zero) }
  }

  /// Decides at once whatever is pending, as if time enough had passed.
  package mutating func reset() -> [Key] {
    let pending = state
    state = .ground
    silence = .zero
    switch pending {
    case .ground, .afterReturn, .character, .linuxFunction, .mouseReport:
      return []
    case .escape(let escape):
      return escape.isDoubled ? [.escape, .escape] : [.escape]
    case .sequence(let sequence):
      return sequence.keysIfCutShort
    case .controlString(let introducer, let isEmpty):
      return isEmpty ? [.alt(introducer)] : []
    case .paste(let paste):
      return paste.keysAtEnd
    }
  }

  /// How long the present state waits for a byte.
  private var patience: Duration? {
    switch state {
    case .ground, .afterReturn:
      nil
    case .escape(let escape):
      escape.mayCloseString ? escapeDelay * 4 : escapeDelay
    case .character, .sequence, .linuxFunction, .mouseReport, .controlString:
      escapeDelay * 4
    case .paste:
      .seconds(1)
    }
  }
}
