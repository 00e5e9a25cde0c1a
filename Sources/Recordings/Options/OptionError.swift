/// An option that cannot be used, or a file that an option names.
public struct OptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which exit status belongs to it.
  public enum Kind: Hashable, Sendable {
    /// The command line is wrong.
    case usage
    /// A file that it names cannot be read.
    case unreadable
  }

  /// What sort of error it is.
  public let kind: Kind
  /// The option or file, what is wrong, and what would be right.
  public let description: String

  /// Makes an error about the command line.
  public init(_ description: String, kind: Kind = .usage) {
    self.description = description
    self.kind = kind
  }
}
