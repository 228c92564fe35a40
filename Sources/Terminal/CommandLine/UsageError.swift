/// A command line that is not valid, and what to write instead, in one sentence.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ sentence: String) { description = sentence }

  /// Makes an error for an unknown word, with the word that was probably meant; the problem has no full
  /// stop.
  package init(_ problem: String, _ word: String, among known: [String], see command: String) {
    let meant = Self.nearest(to: word, among: known).map { "did you mean \"\($0)\"? See" }
    description = "\(problem); \(meant ?? "see"): \(command)"
  }

  /// The known word that takes the fewest added and removed letters, if it takes few.
  private static func nearest(to word: String, among known: [String]) -> String? {
    let near = known.map { (word: $0, changes: word.difference(from: $0).count) }
      .min { $0.changes < $1.changes }
    return near.flatMap { $0.changes <= max(2, word.count / 2) ? $0.word : nil }
  }
}
