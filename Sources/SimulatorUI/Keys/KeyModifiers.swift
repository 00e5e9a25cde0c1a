/// The keys held down with another one, as terminals number them.
struct KeyModifiers: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)
  /// The window system's own keys: super, hyper and meta.
  static let foreign = KeyModifiers(rawValue: 8 | 16 | 32)

  /// Makes modifiers from their bits.
  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes modifiers from a sequence's parameter, which is one more than their bits.
  init(parameter: Int) {
    self.init(rawValue: max(0, parameter - 1))
  }
}
