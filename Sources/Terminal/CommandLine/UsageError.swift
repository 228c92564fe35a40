/// A command line that is not valid, and what to write instead, in one sentence.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// Makes an error.
  ///
  /// - Parameter sentence: What is wrong, and the remedy.
  package init(_ sentence: String) {
    description = sentence
  }

  /// Makes an error for an unknown word, with the word that was probably meant.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, without a full stop.
  ///   - word: The word that was written.
  ///   - known: The known words.
  ///   - command: The command to see for more.
  package init(_ problem: String, _ word: String, among known: [String], see command: String) {
    if let meant = Self.nearest(to: word, among: known) {
      description = "\(problem); did you mean \"\(meant)\"? See: \(command)"
    } else {
      description = "\(problem); see: \(command)"
    }
  }

  /// Makes an error for an unknown option, with the option that was probably meant.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, without a full stop.
  ///   - word: The word that was written.
  ///   - help: The help of the command, which names the options.
  ///   - command: The command.
  package init(_ problem: String, _ word: String, in help: String, see command: String) {
    let options = help.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .filter { $0.hasPrefix("--") }
    self.init(problem, word, among: options.map(String.init), see: "\(command) --help")
  }

  /// The nearest known word, if at most every third letter differs.
  private static func nearest(to word: String, among known: [String]) -> String? {
    let near = known.map { (word: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(1, word.count / 3) else { return nil }
    return near.word
  }

  /// The edit distance: letters that are changed, added, removed, or swapped with the next.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var rows = [Array(0...other.count)]
    for row in 1..<(one.count + 1) {
      var next = [row]
      for column in 1..<(other.count + 1) {
        let isSame = one[row - 1] == other[column - 1]
        var least = min(
          rows[row - 1][column] + 1, next[column - 1] + 1,
          rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          least = min(least, rows[row - 2][column - 2] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[one.count][other.count]
  }
}
