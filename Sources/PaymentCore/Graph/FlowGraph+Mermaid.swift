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
