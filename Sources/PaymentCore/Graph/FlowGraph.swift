/// The state machine as a graph, found by exploring the machine itself.
package struct FlowGraph: Hashable, Sendable {
  /// All moves that lead from one state to another.
  package struct Edge: Hashable, Sendable {
    /// The state before.
    package let from: StateName
    /// The state afterwards.
    package let to: StateName
    /// The names of the moves, in their order.
    package let labels: [String]
  }

  /// The states in which a run begins, in their order.
  package let first: [StateName]
  /// The edges, in the order of the states; a state's edge to itself is left out.
  package let edges: [Edge]
  /// The endings that each state leads to, in alphabetical order.
  package let endings: [StateName: [String]]
  /// The endings of runs that are finished before anything is shown, in alphabetical order.
  package let refusals: [String]

  /// Explores the machine from every built-in scenario and test card.
  package init(today: CalendarDay) {
    self.init(FlowExploration(today: today))
  }

  init(_ exploration: FlowExploration) {
    let starts = exploration.starts
    first = StateName.allCases.filter { name in starts.contains { $0.state.name == name } }
    refusals = Set(starts.compactMap(\.result?.ending.id)).sorted()

    var labels: [[StateName]: Set<String>] = [:]
    var endings: [StateName: Set<String>] = [:]
    for passage in exploration.passages {
      let path = passage.path
      for (from, to) in zip(path, path.dropFirst()) {
        labels[[from, to], default: []].insert(passage.move.name)
      }
      if passage.before.result == nil, let result = passage.after.result, path.count > 1 {
        endings[path[path.count - 2], default: []].insert(result.ending.id)
      }
    }
    edges = StateName.allCases.flatMap { from in
      StateName.allCases.compactMap { to in
        labels[[from, to]].map { names in
          Edge(from: from, to: to, labels: FlowMove.all.map(\.name).filter(names.contains))
        }
      }
    }
    self.endings = endings.mapValues { $0.sorted() }
  }
}

extension FlowExploration.Passage {
  /// The states from the one before the move on, each named once in a row.
  fileprivate var path: [StateName] {
    let names = [before.state.name] + after.trail[before.trail.count...].map(\.state)
    return names.reduce(into: []) { path, name in
      if path.last != name { path.append(name) }
    }
  }
}

extension FlowGraph {
  /// The graph as a Mermaid state diagram, without a line feed at its end.
  package var mermaid: String {
    let lines =
      ["stateDiagram-v2"]
      + StateName.allCases.map { "  state \"\($0.rawValue)\" as \($0.identifier)" }
      + first.map { "  [*] --> \($0.identifier)" }
      + edges.map { edge in
        let labels = edge.labels.joined(separator: ", ")
        return "  \(edge.from.identifier) --> \(edge.to.identifier): \(labels)"
      }
      + ["  \(StateName.finished.identifier) --> [*]"]
      + endingNote
    return lines.joined(separator: "\n")
  }

  private var endingNote: [String] {
    let byState = StateName.allCases.compactMap { name in
      endings[name].map { "    \(name.rawValue): \($0.joined(separator: ", "))" }
    }
    return ["  note right of \(StateName.finished.identifier)"]
      + byState
      + ["    refused at once: \(refusals.joined(separator: ", "))", "  end note"]
  }
}

extension StateName {
  /// The name without spaces, as Mermaid wants it.
  fileprivate var identifier: String {
    String(rawValue.map { $0 == " " ? "_" : $0 })
  }
}
