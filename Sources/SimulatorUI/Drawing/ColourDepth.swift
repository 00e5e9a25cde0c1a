/// How many colours a terminal offers.
package enum ColourDepth: CaseIterable, Comparable, Hashable, Sendable {
  /// None, or none wanted.
  case monochrome
  /// The eight colours of ECMA-48.
  case eight
  /// Those and their bright twins.
  case sixteen
  /// The palette of 256, whose indices from 16 look alike everywhere.
  case full

  /// The depth of a terminal that says it has `count` colours.
  package init(count: Int) {
    self =
      switch count {
      case ..<8: .monochrome
      case ..<16: .eight
      case ..<256: .sixteen
      default: .full
      }
  }
}
