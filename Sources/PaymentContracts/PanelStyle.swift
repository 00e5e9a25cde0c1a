/// How a status panel presents a result.
package enum PanelStyle: String, CaseIterable, Hashable, Sendable {
  /// The payment succeeded; green.
  case success
  /// The payment is still under way, or nobody knows; amber.
  case processing
  /// The payment did not succeed; red.
  case error
}
