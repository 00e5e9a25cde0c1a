internal import ScenarioFiles

/// A word of a recorded command that a replay does not take, and why.
package struct IgnoredWord: Hashable, Sendable, CustomStringConvertible {
  /// Why a word is not taken.
  package enum Reason: Hashable, Sendable {
    /// No such option may come from a recording.
    case notTakenFromRecordings
    /// It is no option.
    case notAnOption
    /// The option's value is missing.
    case valueMissing
    /// The option takes no value, but has one.
    case valueNotTaken
    /// The scenario's file is not in the recording's folder.
    case outsideFolder
    /// The scenario's file is not there.
    case noSuchFile
  }

  /// The word; of an option only the name, for a value may be a secret.
  package let word: String
  /// Why it is not taken.
  package let reason: Reason

  /// Makes an ignored word.
  package init(_ word: String, _ reason: Reason) {
    self.word = word
    self.reason = reason
  }

  /// The word and the reason, as a sentence without its end.
  package var description: String {
    let word = JSONText.quoted(word)
    return switch reason {
    case .notTakenFromRecordings: "\(word) is never taken from a recording"
    case .notAnOption: "\(word) is not an option"
    case .valueMissing: "\(word) needs a value"
    case .valueNotTaken: "\(word) takes no value"
    case .outsideFolder: "\(word) names a file outside the recording's folder"
    case .noSuchFile: "\(word) names a file that is not in the recording's folder"
    }
  }
}
