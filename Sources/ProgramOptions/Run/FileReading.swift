/// How the files are read that options name; the options themselves know no file system.
package struct FileReading: Sendable {
  /// Why a file cannot be read.
  package struct Refusal: Error, Hashable, Sendable {
    /// Why, in the system's words.
    package let reason: String

    /// Makes a refusal.
    package init(reason: String) {
      self.reason = reason
    }
  }

  /// Where no file may be named.
  package static let none = FileReading { _ throws(Refusal) in
    throw Refusal(reason: "no file can be named here")
  }

  let bytes: @Sendable (_ path: String) throws(Refusal) -> [UInt8]

  /// Takes what reads a file whole.
  package init(_ bytes: @escaping @Sendable (_ path: String) throws(Refusal) -> [UInt8]) {
    self.bytes = bytes
  }
}
