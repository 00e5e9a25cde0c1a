import Foundation

/// Threads of their own, since the pool that runs tasks has no more than there are cores.
struct Crowd {
  let count: Int

  /// Runs `body` on every thread at once, with its number, until all have returned.
  func run(_ body: @escaping @Sendable (Int) -> Void) {
    let done = DispatchGroup()
    for number in 0..<count {
      done.enter()
      Thread {
        body(number)
        done.leave()
      }.start()
    }
    done.wait()
  }
}
