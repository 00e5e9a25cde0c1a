/// How the bank asks the shopper who it is.
///
/// Source: EMV 3-D Secure 2.x, the native `acsUiType` 01 to 04.
package enum ChallengeKind: String, CaseIterable, Hashable, Sendable {
  /// A code that the bank has sent.
  case oneTimeCode = "code"
  /// One of several answers.
  case singleSelect = "choose-one"
  /// Any number of several answers.
  case multiSelect = "choose-several"
  /// Approval in the bank's own app (out of band).
  case outOfBand = "bank-app"

  /// The `acsUiType` of the message.
  package var acsUiType: String {
    switch self {
    case .oneTimeCode: "01"
    case .singleSelect: "02"
    case .multiSelect: "03"
    case .outOfBand: "04"
    }
  }
}
