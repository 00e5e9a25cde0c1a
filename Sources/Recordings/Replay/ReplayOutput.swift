/// Where a replay's words go.
public struct ReplayOutput {
  /// Takes what was found, one or more lines without the last line end.
  public var report: (String) -> Void
  /// Takes what could not be read, one or more lines without the last line end.
  public var complaint: (String) -> Void
  /// Takes each result, one line of JSON without its end.
  public var result: (String) -> Void
  /// Takes the name of each fixture before it is replayed.
  public var progress: (String) -> Void

  /// Makes an output; without a place of their own complaints go where reports go.
  public init(
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
