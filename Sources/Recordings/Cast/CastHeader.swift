public import SimulatorUI

/// The first line of a recording.
///
/// `idle_time_limit`, `env` and `theme` are left out: they are about watching a recording, and
/// the times of a fixture count as they stand.
public struct CastHeader: Hashable, Sendable {
  /// Extent of the screen when the header names none.
  public static let usualSize = Size(columns: 80, rows: 24)

  /// The asciicast version.
  public var version: CastVersion
  /// Extent of the screen at the start.
  public var size: Size
  /// Start of the recording, in seconds since 1970.
  public var timestamp: Int?
  /// The shell command that was recorded.
  public var command: String?
  /// Title of the recording.
  public var title: String?

  /// Makes a header.
  public init(
    version: CastVersion = .v3,
    size: Size = CastHeader.usualSize,
    timestamp: Int? = nil,
    command: String? = nil,
    title: String? = nil
  ) {
    self.version = version
    self.size = size
    self.timestamp = timestamp
    self.command = command
    self.title = title
  }
}
