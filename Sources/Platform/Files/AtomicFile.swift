/// A file that appears whole, with its last line, or not at all.
///
/// What is appended goes to a temporary file in the same folder; `commit` gives it the file's
/// name. A file that is never committed leaves no trace, and the old one under its name stays.
package struct AtomicFile: ~Copyable {
  private static let bufferSize = 65_536

  private let path: String
  private let temporaryPath: String
  private let file: FileDescriptor
  private var buffer: [UInt8] = []
  private var isCommitted = false

  /// Starts a file that is to be named `path`; its folder must be there.
  package init(path: String) throws(FileError) {
    self.path = path
    var attempt = 0
    while true {
      let candidate = "\(path).\(FileName.processNumber)-\(attempt).tmp"
      do {
        file = try FileDescriptor(creating: candidate)
        temporaryPath = candidate
        return
      } catch {
        attempt += 1
        guard error.isFileExists, attempt < 100 else {
          throw FileError(path: path, reason: error.reason)
        }
      }
    }
  }

  deinit {
    if !isCommitted { FileName.remove(temporaryPath) }
  }

  /// Adds text at the end.
  package mutating func append(_ text: String) throws(FileError) {
    buffer += text.utf8
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Puts the file under its name.
  package consuming func commit() throws(FileError) {
    try flush()
    do {
      try file.synchronize()
      try FileName.rename(temporaryPath, to: path)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
    isCommitted = true
  }

  /// Writes a whole file.
  package static func write(_ text: String, to path: String) throws(FileError) {
    var file = try AtomicFile(path: path)
    try file.append(text)
    try file.commit()
  }

  private mutating func flush() throws(FileError) {
    do {
      try file.write(buffer)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
