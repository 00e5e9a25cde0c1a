import Foundation
import Testing

/// Runs each case of a suite on a thread of its own.
///
/// These tests wait for programs far longer than they compute. On the few threads that tests
/// share they would wait one after the other, and keep all other tests from running.
struct WaitingAside: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadForEachJob(), operation: function)
  }
}

extension Trait where Self == WaitingAside {
  /// Each case runs on a thread of its own.
  static var waitingAside: Self { WaitingAside() }
}

private final class ThreadForEachJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
