internal import ScenarioFiles
internal import SimulatorUI

/// Turns a recording into the text of its file, line by line.
package struct CastWriter {
  /// The first line of the file.
  package let header: CastHeader
  /// Time since the start of what was recorded and of what was written, in microseconds.
  private var recorded = 0
  private var written = 0

  /// Starts a recording; the header's version is the one that is written.
  package init(header: CastHeader) {
    self.header = header
  }

  /// The header as a line of the file.
  package var headerLine: String {
    var fields = ["\"version\": \(header.version.rawValue)"]
    switch header.version {
    case .v2:
      fields.append("\"width\": \(header.size.columns), \"height\": \(header.size.rows)")
    case .v3:
      let (columns, rows) = (header.size.columns, header.size.rows)
      fields.append("\"term\": {\"cols\": \(columns), \"rows\": \(rows)}")
    }
    if let timestamp = header.timestamp { fields.append("\"timestamp\": \(timestamp)") }
    if let command = header.command { fields.append("\"command\": \(JSONText.quoted(command))") }
    if let title = header.title { fields.append("\"title\": \(JSONText.quoted(title))") }
    return "{\(fields.joined(separator: ", "))}\n"
  }

  /// The next event as a line of the file.
  ///
  /// Times have three decimals. What rounding takes from one event the next one gets back, so
  /// the last event is never off by more than half a millisecond.
  package mutating func line(for event: CastEvent) -> String {
    recorded += event.interval.wholeMicroseconds
    let before = written
    written = max(before, (recorded + 500) / 1_000 * 1_000)
    let time =
      switch header.version {
      case .v2: written
      case .v3: written - before
      }
    let (code, data) = event.kind.codeAndData
    return "[\(secondsText(time)), \(JSONText.quoted(code)), \(JSONText.quoted(data))]\n"
  }

  /// A remark as lines of the file; only version 3 has them.
  package func comment(_ text: String) -> String {
    switch header.version {
    case .v2: ""
    case .v3:
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { $0.isEmpty ? "#\n" : "# \($0)\n" }
        .joined()
    }
  }
}

extension CastEvent.Kind {
  /// The second and third part of the event's array.
  fileprivate var codeAndData: (code: String, data: String) {
    switch self {
    case .input(let text): ("i", text)
    case .resize(let size): ("r", "\(size.columns)x\(size.rows)")
    case .marker(let name): ("m", name)
    case .exit(let status): ("x", String(status))
    case .output(let text): ("o", text)
    case .unknown(let code, let data): (code, data)
    }
  }
}

extension Duration {
  /// The duration in microseconds; what is smaller is dropped.
  fileprivate var wholeMicroseconds: Int {
    Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
  }
}

/// Seconds with three decimals.
private func secondsText(_ microseconds: Int) -> String {
  let decimals = String(microseconds % 1_000_000 / 1_000)
  let zeros = String(repeating: "0", count: 3 - decimals.count)
  return "\(microseconds / 1_000_000).\(zeros)\(decimals)"
}
