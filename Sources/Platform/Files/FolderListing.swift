#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// What a folder holds.
package enum FolderListing {
  /// What a name stands for.
  package enum Kind: Hashable, Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// Anything else, a symbolic link among them.
    case other
  }

  /// The names in a folder, in their order, without hidden ones.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else {
      throw FileError(path: path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a path stands for; nil when nothing is there.
  ///
  /// With `followsLinks` a symbolic link counts as what it leads to.
  package static func kind(of path: String, followsLinks: Bool) -> Kind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
