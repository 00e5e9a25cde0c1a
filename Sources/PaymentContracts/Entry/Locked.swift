internal import Synchronization

/// A value that one thread at a time may use.
///
/// On Linux a `Mutex` that threads wait for changes hands in the kernel, where ThreadSanitizer does
/// not look, and then it reports races that are none. It does see the two orderings of `turn`.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let turn = Atomic(false)

  /// Makes a value that is free.
  package init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// Lends the value to `body`, which must not run foreign code.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return body(&value)
    }
  }
}
