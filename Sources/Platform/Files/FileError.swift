/// A file that could not be written or read.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  package let path: String
  /// Why, in the system's words.
  package let reason: String

  /// Makes an error.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The file and the reason.
  package var description: String { "\(path): \(reason)" }
}
