#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A thread that waits for something slow; signals stay with the main thread.
package enum BackgroundThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs a closure on a thread of its own.
  ///
  /// - Returns: Whether the system had a thread for it.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let work = Unmanaged.passRetained(Work(body))
    // A new thread begins with the signals blocked that its maker has blocked.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let status = pthread_create(
      &thread,
      nil,
      {
        BackgroundThread.run($0)
        return nil
      },
      work.toOpaque()
    )
    guard status == 0 else {
      work.release()
      return false
    }
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
    return true
  }

  private static func run(_ work: UnsafeMutableRawPointer?) {
    guard let work else { return }
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }
}
