/// The asciicast versions that are read and written.
package enum CastVersion: Int, Hashable, Sendable {
  /// Version 2: times count from the start; asciinema 2 writes it.
  case v2 = 2
  /// Version 3: times count from the event before; asciinema 3 writes it.
  case v3 = 3
}
