/// Where a replay's words go.
package struct ReplayOutput {
  /// Takes what was found, one or more lines without the last line end.
  package var report: (String) -> Void
  /// Takes what could not be read, one or more lines without the last line end.
  package var complaint: (String) -> Void
  /// Takes each result, one line of JSON without its end.
  package var result: (String) -> Void
  /// Takes the name of each fixture before it is replayed.
  package var progress: (String) -> Void

  /// Makes an output; without a place of their own complaints go where reports go.
  package init(
    report: @escaping (String) -> Void,
    complaint: ((String) -> Void)? = nil,
    result: @escaping (String) -> Void = { _ in },
    progress: @escaping (String) -> Void = { _ in }
  ) {
    self.report = report
    self.complaint = complaint ?? report
    self.result = result
    self.progress = progress
  }
}
