/// What was found out about one candidate at one workload.
package struct Row: Equatable {
  /// The workload's name.
  package let workload: String
  /// The candidate's name.
  package let candidate: String
  /// The time of one operation in nanoseconds, a figure a round; empty where time is not measured.
  package var rounds: [Double] = []
  /// The ratio to the article's version of the same workload, in the same run.
  package var toArticle: Double?
  /// The ratio to the best version by hand of the same workload, in the same run.
  package var toBest: Double?
  /// Blocks allocated for one operation; nil if they cannot be counted here.
  package var allocations: Double?
  /// Bytes of one live object with all that it holds; nil where that is not the question.
  package var bytes: Double?
  /// How often a view was redrawn in all; nil where that is not the question.
  package var redraws: Double?
  /// Instructions of one operation; nil if they cannot be counted here.
  package var instructions: Double?

  /// Makes a row with no figure yet.
  ///
  /// - Parameters:
  ///   - workload: The workload's name.
  ///   - candidate: The candidate's name.
  package init(workload: String, candidate: String) {
    self.workload = workload
    self.candidate = candidate
  }

  /// The median of the rounds, in nanoseconds.
  package var median: Double? { Statistics.median(rounds) }

  /// How far the middle half of the rounds lies apart, as a part of the median.
  package var spread: Double? { Statistics.spread(rounds) }
}
