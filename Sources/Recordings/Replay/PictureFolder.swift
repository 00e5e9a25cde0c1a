internal import Platform
internal import ScenarioFiles
package import SimulatorUI

/// A wish for pictures of what a replay shows.
package struct PictureRequest: Sendable {
  let folder: String
  let draw: @Sendable (Frame, _ title: String, Theme) -> String

  /// Makes a wish.
  ///
  /// - Parameters:
  ///   - folder: Where the pictures go; it is made if it is missing.
  ///   - draw: Draws a screen as SVG.
  package init(
    folder: String,
    draw: @escaping @Sendable (Frame, _ title: String, Theme) -> String
  ) {
    self.folder = folder
    self.draw = draw
  }
}

/// The folder that takes the pictures of a replay.
struct PictureFolder {
  private let path: String
  private let draw: @Sendable (Frame, String, Theme) -> String
  /// The checkpoint that each file was written for.
  private var checkpoints: [String: String] = [:]

  /// How many pictures were written.
  var count: Int { checkpoints.count }

  /// Makes the folder if it is missing.
  init(_ request: PictureRequest) throws(FileError) {
    path = request.folder
    draw = request.draw
    do {
      try FileName.makeFolder(path)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
    guard FolderListing.kind(of: path, followsLinks: true) == .folder else {
      throw FileError(path: path, reason: "not a folder")
    }
  }

  /// Writes the picture of a checkpoint.
  mutating func write(
    _ frame: Frame,
    of fixture: Fixture,
    checkpoint: String,
    theme: Theme
  ) throws(ReplayError) {
    let name = Self.name(of: fixture, checkpoint: checkpoint)
    let owner = "\(fixture.file) \(checkpoint)"
    if let other = checkpoints[name], other != owner {
      throw .samePicture(name: name, other: other)
    }
    checkpoints[name] = owner
    let picture = draw(frame, "paysim: \(fixture.name), \(checkpoint)", theme)
    do {
      try AtomicFile.write(picture, to: FilePath.joined(path, name))
    } catch {
      throw .file(error)
    }
  }

  /// The fixture's name, which may be a path and a stranger's, as part of a file's name.
  static func name(of fixture: Fixture, checkpoint: String) -> String {
    let name =
      fixture.folder == nil && fixture.name.hasSuffix(".cast")
      ? fixture.name.dropLast(5) : fixture.name[...]
    var text = ""
    for scalar in name.unicodeScalars {
      text.unicodeScalars.append(scalar == "/" || !scalar.isHarmless ? "-" : scalar)
    }
    text.removeSubrange(..<(text.firstIndex { $0 != "." } ?? text.endIndex))
    return (text.isEmpty ? checkpoint : "\(text)-\(checkpoint)") + ".svg"
  }
}
