internal import Platform
internal import SimulatorUI

/// A report in the form of JUnit, which build servers read, written as it grows.
struct JUnitReport: ~Copyable {
  private var file: AtomicFile?

  /// Starts a report; without a path it goes nowhere.
  init(path: String?) throws(FileError) {
    guard let path else {
      file = nil
      return
    }
    var file = try AtomicFile(path: path)
    try file.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="paysim replay">

      """
    )
    self.file = consume file
  }

  /// Adds a fixture.
  mutating func append(_ report: FixtureReport) throws(FileError) {
    let element =
      switch report.verdict {
      case .passed: ""
      case .failed: "failure"
      case .unreadable: "error"
      }
    let name =
      "name=\"\(XMLText.escaped(report.fixture.name))\" file=\"\(XMLText.escaped(report.fixture.file))\""
    let start = "<testcase classname=\"paysim.replay\" \(name)"
    guard !element.isEmpty else {
      try file?.append("\(start)/>\n")
      return
    }
    let findings = (report.error.map { [$0.description] } ?? []) + report.differences
    let first = findings.first?.split(separator: "\n").first ?? ""
    let text = XMLText.escaped(findings.joined(separator: "\n"))
    let problem = "<\(element) message=\"\(XMLText.escaped(first))\">\(text)</\(element)>"
    try file?.append("\(start)>\n\(problem)\n</testcase>\n")
  }

  /// Puts the report under its name.
  consuming func finish() throws(FileError) {
    guard var file = file.take() else { return }
    try file.append("</testsuite>\n</testsuites>\n")
    try file.commit()
  }
}
