extension ReplayRunner {
  /// Whether nothing but the replay was asked for: no rewriting, no reports, no pictures.
  package var onlyReads: Bool {
    !updates && !printsResults && junitPath == nil && pictures == nil
  }

  /// What the paths name, to be played instead of compared.
  ///
  /// - Parameter paths: Fixtures, recordings, and folders to be searched for fixtures.
  /// - Returns: At least one item.
  /// - Throws: `ReplayError` about the first path or recording that cannot be used.
  package func playbackItems(in paths: [String]) throws(ReplayError) -> [PlaybackItem] {
    var items: [PlaybackItem] = []
    for path in paths {
      var fixtures: [Fixture] = []
      try FixtureSearch.forEach(in: path) { fixtures.append($0) }
      for fixture in fixtures where isWanted(fixture) {
        items.append(try PlaybackItem(fixture, runReader: runReader))
      }
    }
    guard !items.isEmpty else {
      throw .noMatch(path: paths.first ?? "", filter: filter ?? "")
    }
    return items
  }

  private func isWanted(_ fixture: Fixture) -> Bool {
    (filter.map(fixture.name.contains) ?? true) && (shard?.contains(fixture.name) ?? true)
  }
}
