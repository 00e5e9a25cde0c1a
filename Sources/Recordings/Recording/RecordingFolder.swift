package import Platform

/// The folder of a new fixture, which appears whole or not at all.
///
/// Until `commit` it is a hidden folder beside it, with "incomplete" in its name; a run that is
/// killed leaves at most that one, which no search for fixtures enters.
package struct RecordingFolder: ~Copyable {
  /// The name of the copy of a scenario's file.
  package static let scenarioName = "scenario.json"

  /// Why the folder cannot be started.
  package enum Refusal: Error, Hashable, Sendable {
    /// Something is there already.
    case taken(FileError)
    /// No folder can be made there.
    case unwritable(FileError)
  }

  private let path: String
  private let staging: String
  private var isKept = false

  /// Starts the folder that is to be named `path`.
  ///
  /// - Throws: `Refusal` if something is there already, or if no folder can be made there.
  package init(path: String) throws(Refusal) {
    var name = path
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    switch FolderListing.kind(of: name, followsLinks: true) {
    case nil: break
    case .folder?:
      guard Self.isEmpty(name) else {
        throw .taken(FileError(path: path, reason: "holds something already; name a new folder"))
      }
    case .file?, .other?:
      throw .taken(FileError(path: path, reason: "is no folder; name a new one"))
    }
    let staging = FilePath.joined(
      FilePath.folder(of: name),
      ".\(FilePath.name(of: name)).\(FileName.processNumber).incomplete"
    )
    do {
      try FileName.makeNewFolder(staging)
    } catch {
      throw .unwritable(FileError(path: path, reason: error.reason))
    }
    self.path = name
    self.staging = staging
  }

  deinit {
    guard !isKept else { return }
    for name in (try? FolderListing.names(in: staging)) ?? [] {
      FileName.remove(FilePath.joined(staging, name))
    }
    FileName.removeFolder(staging)
  }

  /// Whether a folder holds nothing; one that cannot be looked into does not count as empty.
  private static func isEmpty(_ folder: String) -> Bool {
    (try? FolderListing.names(in: folder))?.isEmpty ?? false
  }

  /// Adds a file.
  package func write(_ text: String, to name: String) throws(FileError) {
    try AtomicFile.write(text, to: FilePath.joined(staging, name))
  }

  /// Adds a copy of a file.
  package func copy(_ file: String, to name: String) throws(FileError) {
    try write(String(decoding: try WholeFile.read(file), as: UTF8.self), to: name)
  }

  /// Replays the recording and adds the screens and the result that it brings.
  ///
  /// - Parameter runReader: Reads the recording's header, and adds what that does not hold.
  /// - Returns: What came of the replay.
  package func addExpectations(_ runReader: RunReader) -> FixtureReport {
    FixtureCheck(.update, runReader: runReader)
      .run(Fixture(name: FilePath.name(of: path), folder: staging))
  }

  /// Puts the folder under its name.
  package consuming func commit() throws(FileError) {
    isKept = true
    do {
      try FileName.rename(staging, to: path)
    } catch {
      throw FileError(path: path, reason: "\(error.reason); the recording is in \(staging)")
    }
  }
}
