import Foundation

/// A folder of its own for one test, removed afterwards.
struct TemporaryFolder: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path(percentEncoded: false) }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// The names of what is in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
