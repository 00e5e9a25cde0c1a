/// Names of files and folders as texts.
package enum FilePath {
  /// The folder that holds a file; "." for a bare name.
  package static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The last part of a path, whatever slashes follow it.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// The path of something in a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
