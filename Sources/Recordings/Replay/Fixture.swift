internal import Platform

/// A recording to replay, and where its expectations are.
package struct Fixture: Hashable, Sendable, CustomStringConvertible {
  /// The name of every fixture's recording.
  package static let recordingName = "keys.cast"
  /// The name of the file with the expected results.
  package static let resultName = "result.json"
  /// How the file of an expected screen ends.
  static let screenSuffix = ".screen"

  /// The name in reports: the folder's path inside the searched one.
  package let name: String
  /// The recording's file.
  package let file: String
  /// The folder with the expectations; nil for a bare recording, which has none.
  package let folder: String?

  /// Names the fixture in a folder.
  package init(name: String, folder: String) {
    self.init(
      name: name,
      file: FilePath.joined(folder, Fixture.recordingName),
      folder: folder
    )
  }

  /// The name in reports.
  package var description: String { name }

  private init(name: String, file: String, folder: String?) {
    self.name = name
    self.file = file
    self.folder = folder
  }

  /// Names a recording by its file: one of the usual name is a fixture's, any other is bare.
  init(file: String) {
    let name = FilePath.name(of: file)
    if name == Fixture.recordingName {
      let folder = FilePath.folder(of: file)
      self.init(name: FilePath.name(of: folder), folder: folder)
    } else {
      self.init(name: name, file: file, folder: nil)
    }
  }
}
