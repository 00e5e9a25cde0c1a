package import Foundation

/// A folder of its own for one test, removed afterwards.
package struct TemporaryFolder: ~Copyable {
  /// Where it is.
  package let url: URL

  /// Makes a folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "paysim-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Its path.
  package var path: String { url.path(percentEncoded: false) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// The names of what is in the folder.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
