/// Why a challenge screen is shown again, marked with the warning sign.
package enum ChallengeWarning: Hashable, Sendable {
  /// The answer was wrong and cost a try.
  case wrongAnswer
  /// Nothing was entered; no try is lost.
  case emptyAnswer
  /// The bank has not seen an approval yet.
  case notApprovedYet
}
