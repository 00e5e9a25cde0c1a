/// Where a replay's words go.
public struct ReplayOutput {
  /// Takes what was found, one or more lines without the last line end.
  public var report: (String) -> Void
  /// Takes each result, one line of JSON without its end.
  public var result: (String) -> Void
  /// Takes the name of each fixture before it is replayed.
  public var progress: (String) -> Void

  /// Makes an output.
  public init(
    report: @escaping (String) -> Void,
    result: @escaping (String) -> Void = { _ in },
    progress: @escaping (String) -> Void = { _ in }
  ) {
    self.report = report
    self.result = result
    self.progress = progress
  }
}
