/// Finds what somebody may have meant by a name that there is not.
package enum NearMatch {
  /// The names most like `word`, the likest first; empty if none is like it.
  static func nearest(to word: String, among names: [String]) -> [String] {
    let word = String(word.prefix(longestWord).lowercased())
    let ranked = names.enumerated().compactMap { index, name -> (rank: Int, index: Int)? in
      let distance = distance(word, name.lowercased())
      if distance <= farthest(word) { return (distance, index) }
      let isPart = word.count >= 3 && (name.contains(word) || word.contains(name))
      return isPart ? (longestWord, index) : nil
    }
    let sorted = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    // A name that is clearly likest leaves no doubt.
    if let first = sorted.first, first.rank < longestWord {
      return sorted.filter { $0.rank == first.rank }.prefix(4).map { names[$0.index] }
    }
    return sorted.prefix(4).map { names[$0.index] }
  }

  /// Asks what somebody may have meant.
  ///
  /// - Parameters:
  ///   - word: What somebody wrote.
  ///   - names: What there is.
  ///   - prefix: What stands before each name in the question.
  /// - Returns: A question such as "did you mean a, b or c?"; nil if nothing is like the word.
  package static func question(
    for word: String,
    among names: [String],
    prefix: String = ""
  ) -> String? {
    let nearest = nearest(to: word, among: names).map { prefix + $0 }
    return nearest.isEmpty ? nil : "did you mean \(list(nearest))?"
  }

  /// Words as in a sentence: "a", "a or b", "a, b or c".
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static let longestWord = 64

  private static func farthest(_ word: String) -> Int { min(3, (word.count + 2) / 3) }

  /// How many letters must be added, removed, changed or swapped with the next one.
  private static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var rows = [Array(0...second.count)]
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var least = min(row[j], rows[i][j + 1]) + 1
        least = min(least, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
