/// A folder that names of files must not lead out of.
package struct ConfinedFolder {
  /// Why a file cannot be used.
  package enum Refusal: Error, Hashable, Sendable {
    /// It lies elsewhere, or a link leads elsewhere.
    case outside
    /// It is not there.
    case missing
  }

  private let path: String

  /// Names the folder; an empty path is the working directory.
  package init(_ path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// The path, without symbolic links, of a file that the folder holds.
  package func path(of file: String) throws(Refusal) -> String {
    // Said before looking, so that an answer never tells whether a file elsewhere exists.
    guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else { throw .outside }
    guard let folder = FileName.resolved(path) else { throw .missing }
    guard let resolved = FileName.resolved("\(path)/\(file)") else { throw .missing }
    guard resolved.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw .outside }
    return resolved
  }
}
