/// Reads small files whole.
package enum WholeFile {
  /// More than any file of ours has, so that a device without an end is refused.
  private static let limit = 4 << 20

  /// Reads a file's bytes.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its bytes.
  /// - Throws: `FileError` if it cannot be read or is larger than 4 MiB.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      let file = try FileDescriptor(reading: path)
      var bytes: [UInt8] = []
      while try file.read(into: &bytes, upTo: 65_536) > 0 {
        guard bytes.count <= limit else {
          throw FileError(path: path, reason: "larger than 4 MiB")
        }
      }
      return bytes
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: (error as? SystemError)?.reason ?? "cannot be read")
    }
  }
}
