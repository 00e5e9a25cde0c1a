#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// An open file, closed when its value goes.
package struct FileDescriptor: ~Copyable {
  private let number: Int32

  /// Opens the file at `path` for reading.
  package init(reading path: String) throws(SystemError) {
    number = try SystemError.check { open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Creates the file at `path` for writing; a file that is there already is an error.
  init(creating path: String) throws(SystemError) {
    number = try SystemError.check { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  deinit { _ = close(number) }

  /// Appends up to `count` bytes to `buffer`; returns how many there were, zero at the end.
  package func read(into buffer: inout [UInt8], upTo count: Int) throws(SystemError) -> Int {
    var chunk = [UInt8](repeating: 0, count: count)
    let length = try SystemError.check {
      chunk.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
    }
    buffer += chunk[..<length]
    return length
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      done += try SystemError.check {
        bytes[done...].withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(SystemError) {
    _ = try SystemError.check { fsync(number) }
  }
}

/// What the operating system said when it refused a call.
package struct SystemError: Error, Hashable, Sendable {
  private let code: Int32

  /// The refusal in the system's words.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether a file is where a new one was to be made.
  var isFileExists: Bool { code == EEXIST }

  /// Whether something that a path leads through is not there.
  var isNotFound: Bool { code == ENOENT }

  /// Makes a system call, again when a signal interrupted it; a negative answer is thrown.
  static func check<Answer: SignedInteger>(
    _ call: () -> Answer
  ) throws(SystemError) -> Answer {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }
}

/// Calls on the names of files.
package enum FileName {
  /// Gives the file at `old` the name `new`, in place of what has that name.
  package static func rename(_ old: String, to new: String) throws(SystemError) {
    _ = try SystemError.check { systemRename(old, new) }
  }

  /// Makes a folder and those that it lies in, as far as they are missing.
  package static func makeFolder(_ path: String) throws(SystemError) {
    do {
      _ = try SystemError.check { mkdir(path, 0o777) }
    } catch {
      let parent = FilePath.folder(of: String(path.trimmingSlashes))
      if error.isFileExists { return }
      guard error.isNotFound, parent != ".", parent != path else { throw error }
      try makeFolder(parent)
      _ = try SystemError.check { mkdir(path, 0o777) }
    }
  }

  /// Removes the file at `path`, if it can.
  package static func remove(_ path: String) {
    _ = unlink(path)
  }

  /// Makes a folder where nothing is.
  package static func makeNewFolder(_ path: String) throws(SystemError) {
    _ = try SystemError.check { mkdir(path, 0o777) }
  }

  /// Removes an empty folder, if it can.
  package static func removeFolder(_ path: String) {
    _ = rmdir(path)
  }

  /// The path without symbolic links, `.` and `..`; nil when nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Number of this process, for names that no other process makes.
  package static var processNumber: Int { Int(getpid()) }
}

extension String {
  /// The path without slashes at its end.
  fileprivate var trimmingSlashes: Substring {
    var path = self[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}

// Inside the types above these names mean their own methods.
private func systemRead(_ number: Int32, _ into: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, into, count)
}

private func systemWrite(_ number: Int32, _ from: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, from, count)
}

private func systemRename(_ old: String, _ new: String) -> Int32 {
  rename(old, new)
}
