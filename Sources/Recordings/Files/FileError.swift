/// A file that could not be written or read.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// Why, in the system's words.
  public let reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The file and the reason.
  public var description: String { "\(path): \(reason)" }
}
