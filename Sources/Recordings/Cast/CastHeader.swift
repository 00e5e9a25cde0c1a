package import SimulatorUI

/// The first line of a recording.
///
/// `idle_time_limit`, `env` and `theme` are left out: they are about watching a recording, and
/// the times of a fixture count as they stand.
package struct CastHeader: Hashable, Sendable {
  /// Extent of the screen when the header names none.
  package static let usualSize = Size(columns: 80, rows: 24)

  /// The asciicast version.
  package var version: CastVersion
  /// Extent of the screen at the start.
  package var size: Size
  /// Start of the recording, in seconds since 1970.
  package var timestamp: Int?
  /// The shell command that was recorded.
  package var command: String?
  /// Title of the recording.
  package var title: String?

  /// Makes a header.
  package init(
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
