/// An option that cannot be used, or a file that an option names.
package struct OptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which exit status belongs to it.
  package enum Kind: Hashable, Sendable {
    /// The command line is wrong.
    case usage
    /// A file that it names cannot be read.
    case unreadable
    /// A file or folder that it names cannot be written.
    case unwritable
  }

  /// What sort of error it is.
  package let kind: Kind
  /// The option or file, what is wrong, and what would be right.
  package let description: String

  /// Makes an error about the command line.
  package init(_ description: String, kind: Kind = .usage) {
    self.description = description
    self.kind = kind
  }
}
