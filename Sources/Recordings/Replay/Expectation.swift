internal import Platform

/// A file that says what a replay should bring.
struct Expectation {
  let name: String
  let path: String

  init(folder: String, name: String) {
    self.name = name
    path = FilePath.joined(folder, name)
  }

  /// The file's text; nil when there is no file.
  func read() throws(ReplayError) -> String? {
    guard FolderListing.kind(of: path, followsLinks: true) != nil else { return nil }
    do {
      return String(decoding: try WholeFile.read(path), as: UTF8.self)
    } catch {
      throw .file(error)
    }
  }

  /// Puts the text in place of the file's, whole or not at all.
  func write(_ text: String) throws(ReplayError) {
    do {
      try AtomicFile.write(text, to: path)
    } catch {
      throw .file(error)
    }
  }
}
