/// Why a card session could not be opened.
package enum SessionFault: CaseIterable, Hashable, Sendable {
  /// The network was lost.
  case networkLost
  /// HTTP 401.
  case unauthorized
  /// Any other failure.
  case failed
  /// The app is not on the allow list.
  case applicationNotAllowed
  /// The device looks tampered with.
  case deviceRooted
}
