/// What opening the card session is answered.
package enum SessionBehaviour: Hashable, Sendable {
  /// The session is open.
  case opened
  /// The session is refused.
  case refused(SessionFault)
}
