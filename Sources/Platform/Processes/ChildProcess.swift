// The environment is handed on as it is; nothing in this program changes it.
#if canImport(Darwin)
@preconcurrency internal import Darwin
#elseif canImport(Musl)
@preconcurrency internal import Musl
#else
@preconcurrency internal import Glibc
#endif

/// A started program and all that it starts: one process group.
struct ChildProcess {
  /// What came of starting it.
  enum Start {
    case started(ChildProcess)
    /// There is no such program.
    case missing
    /// The system refused.
    case failed
  }

  /// How long the group has between being asked to end and being ended, in milliseconds.
  private static let grace = 500

  private let number: pid_t

  /// Starts an errand's program in a process group of its own.
  ///
  /// Its standard error goes nowhere: the terminal shows our screen.
  static func start(_ errand: Errand, reading: Int32, writing: Int32) -> Start {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return .failed }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return .failed }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, reading, 0)
    posix_spawn_file_actions_adddup2(&actions, writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Our own handling of signals is not the program's.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    var arguments = errand.arguments.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var number: pid_t = 0
    switch posix_spawnp(&number, errand.program, &actions, &attributes, arguments, environ) {
    case 0: return .started(ChildProcess(number: number))
    case ENOENT: return .missing
    default: return .failed
    }
  }

  /// The exit status, 128 and its number for a signal; nil while the program runs.
  func statusIfEnded() -> Int32? {
    var status: Int32 = 0
    while true {
      let answer = waitpid(number, &status, WNOHANG)
      if answer == 0 { return nil }
      if answer < 0, errno == EINTR { continue }
      // Where a parent has ours ignored, the system takes ended programs away by itself.
      if answer < 0 { return 0 }
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
  }

  /// Asks the group to end, and ends it when it does not.
  func stop() {
    kill(-number, SIGTERM)
    // A stopped program hears nothing before it goes on.
    kill(-number, SIGCONT)
    if hasEnded(within: Self.grace) { return endGroup() }
    endGroup()
    // A program that took another user's rights cannot be ended by us, nor waited for.
    _ = hasEnded(within: Self.grace)
  }

  private func hasEnded(within milliseconds: Int) -> Bool {
    for _ in 0..<(milliseconds / 5) {
      if statusIfEnded() != nil { return true }
      _ = poll(nil, 0, 5)
    }
    return false
  }

  /// Ends what the program has left running; its number is not in use by others while it has.
  func endGroup() {
    kill(-number, SIGKILL)
  }
}
