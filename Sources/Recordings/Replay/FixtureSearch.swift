internal import Platform

/// Finds the fixtures under the paths of a command line, one by one in the order of their names.
package enum FixtureSearch {
  /// Finds fixtures.
  ///
  /// Links are followed where the path itself is one, not below it; hidden folders are left out.
  ///
  /// - Parameters:
  ///   - path: A fixture's folder, a recording's file, or a folder with fixtures somewhere in it.
  ///   - body: Takes each fixture as it is found.
  /// - Throws: `ReplayError` when nothing is there.
  package static func forEach(
    in path: String,
    _ body: (Fixture) -> Void
  ) throws(ReplayError) {
    switch FolderListing.kind(of: path, followsLinks: true) {
    case nil: throw .file(FileError(path: path, reason: "no such file or folder"))
    case .file?, .other?: body(Fixture(file: path))
    case .folder?:
      let count = try search(path, name: "", body)
      if count == 0 { throw .noFixtures(path: path) }
    }
  }

  /// The number of fixtures found in a folder and below.
  private static func search(
    _ folder: String,
    name: String,
    _ body: (Fixture) -> Void
  ) throws(ReplayError) -> Int {
    let names: [String]
    do {
      names = try FolderListing.names(in: folder)
    } catch {
      throw .file(error)
    }
    var count = 0
    if names.contains(Fixture.recordingName) {
      body(Fixture(name: name.isEmpty ? FilePath.name(of: folder) : name, folder: folder))
      count += 1
    }
    for entry in names {
      let path = FilePath.joined(folder, entry)
      guard FolderListing.kind(of: path, followsLinks: false) == .folder else { continue }
      count += try search(path, name: name.isEmpty ? entry : "\(name)/\(entry)", body)
    }
    return count
  }
}
