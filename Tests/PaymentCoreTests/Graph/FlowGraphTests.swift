import Testing

@testable import PaymentCore

struct FlowGraphTests {
  private static let exploration = FlowExploration(today: .lastOfNovember)
  private static let graph = FlowGraph(exploration)

  @Test func `Every ending is reachable`() {
    let reached = Set(FlowGraphTests.exploration.passages.compactMap(\.after.endingID))
    let atOnce = Set(FlowGraphTests.exploration.starts.compactMap(\.endingID))
    let all = Set(EndingRoute.all.map(\.id))
    #expect(reached.union(atOnce) == all)
    let listed = FlowGraphTests.graph.endings.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(listed.union(FlowGraphTests.graph.refusals) == all)
  }

  @Test func `Every state is reachable and none is a dead end`() {
    let graph = FlowGraphTests.graph
    let entered = Set(graph.first).union(graph.edges.map(\.to))
    #expect(entered == Set(StateName.allCases))
    for name in StateName.allCases where name != .finished {
      #expect(graph.edges.contains { $0.from == name && $0.to == .finished }, "\(name)")
    }
    #expect(!graph.edges.contains { $0.from == .finished })
  }

  @Test func `A result never changes`() {
    for passage in FlowGraphTests.exploration.passages where passage.before.result != nil {
      #expect(passage.after.state == passage.before.state)
      #expect(passage.after.suppressed >= passage.before.suppressed)
    }
  }

  @Test func `Each path ends by itself`() {
    for passage in FlowGraphTests.exploration.passages {
      var run = passage.after
      var steps = 0
      while let deadline = run.deadline, steps < 20 {
        #expect(deadline > .zero)
        run.handle(.elapsed(deadline))
        steps += 1
      }
      #expect(run.result != nil, "\(passage.move.name) after \(passage.before.trail)")
      #expect(run.deadline == nil)
    }
  }

  @Test func `The exploration has a size that a person can look at`() {
    let graph = FlowGraphTests.graph
    #expect(graph.edges.count < 50)
    #expect(FlowGraphTests.exploration.passages.count < 40_000)
    #expect(Set(FlowMove.all.map(\.name)).count == FlowMove.all.count)
  }

  @Test func `The picture is the same each time`() {
    let text = FlowGraphTests.graph.mermaid
    #expect(text == FlowGraph(today: .lastOfNovember).mermaid)
    #expect(text.hasPrefix("stateDiagram-v2\n"))
    #expect(text.contains("  [*] --> card_form\n"))
    #expect(text.contains("  card_form --> opening_session: Pay, Enter, Space\n"))
    #expect(text.contains("  challenge --> answering_challenge: "))
    #expect(text.hasSuffix("\n  end note"))
  }
}
