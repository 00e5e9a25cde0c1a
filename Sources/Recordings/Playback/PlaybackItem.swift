internal import SimulatorUI

/// One run to be played before people.
package struct PlaybackItem: Sendable {
  /// What it is called, from the longest form to the shortest.
  package let captions: [String]
  let options: RunOptions
  /// Extent of the recorded screen; nil when the run takes the screen it is played on.
  let size: Size?
  let beats: [PlaybackBeat]

  init(captions: [String], options: RunOptions, size: Size? = nil, beats: [PlaybackBeat]) {
    self.captions = captions
    self.options = options
    self.size = size
    self.beats = beats
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - fixture: The recording.
  ///   - runReader: Reads the recording's header.
  /// - Throws: `ReplayError` when the recording or an option cannot be used.
  package init(_ fixture: Fixture, runReader: RunReader) throws(ReplayError) {
    let header: CastHeader
    var beats: [PlaybackBeat] = []
    do {
      var reader = try CastReader(path: fixture.file)
      header = reader.header
      while let event = try reader.next() { beats += PlaybackBeat.beats(for: event) }
    } catch {
      throw .recording(error)
    }
    self.init(
      captions: [DisplayText.safe(fixture.name)],
      options: try runReader.run(header, fixture.file).options,
      size: header.size,
      beats: beats
    )
  }
}
