/// Things to be done on the main thread, put in by any thread and taken out in order.
///
/// A program with a loop of its own hands `add` to an `SDKHost` and empties the queue in its loop.
package final class MainQueue<Item: Sendable>: Sendable {
  private let items = Locked<[Item]>([])
  private let wake: @Sendable () -> Void

  /// Makes an empty queue.
  ///
  /// - Parameter wake: Tells the main thread that something is there; called on the adding thread.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Adds an item at the end.
  package func add(_ item: Item) {
    items.withLock { $0.append(item) }
    wake()
  }

  /// Takes all items out.
  package func takeAll() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
