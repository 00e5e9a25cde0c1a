#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What the program asks of the operating system.
package enum OperatingSystem {
  /// Ends the process with an exit status.
  package static func exit(with status: Int32) -> Never {
    #if canImport(Darwin)
    Darwin.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Glibc.exit(status)
    #endif
  }

  /// The words behind the program's name; nil for one that is not UTF-8 text, which Swift's own
  /// list would change silently.
  package static var arguments: [String?] {
    let words = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv,
      count: Int(CommandLine.argc)
    )
    return words.dropFirst().map { word in
      guard let word else { return nil }
      return String(validatingCString: word)
    }
  }

  /// The value of an environment variable; nil if it is unset or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Seconds since 1970.
  package static var secondsSince1970: Int64 { Int64(time(nil)) }

  /// Time since some fixed moment, which no change of the clock disturbs.
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Writes all of a text to a descriptor.
  ///
  /// - Returns: Whether all of it was written.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Sleeps for some milliseconds.
  package static func sleep(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }

  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Takes the places of standard descriptors that are closed, before a pipe of ours gets them.
  ///
  /// They are opened for reading only, so that writing to one still fails.
  package static func holdStandardDescriptors() {
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// A broken pipe is an error of the write, not the end of the program.
  package static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
