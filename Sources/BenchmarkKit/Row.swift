/// The figures of one candidate for one workload.
package struct Row: Equatable {
  /// The workload's name.
  package let workload: String
  /// The candidate's name.
  package let candidate: String
  /// The time of one operation in nanoseconds, for each round; empty if time is not measured.
  package var rounds: [Double] = []
  /// The ratio to the article's version of the workload in the same run.
  package var toArticle: Double?
  /// The ratio to the best hand-written version of the workload in the same run.
  package var toBest: Double?
  /// Allocations of one operation; nil if they cannot be counted here.
  package var allocations: Double?
  /// Bytes of one object with all that it holds; nil if not measured.
  package var bytes: Double?
  /// The total number of a view's redraws; nil if not measured.
  package var redraws: Double?
  /// Instructions of one operation; nil if they cannot be counted here.
  package var instructions: Double?

  /// Makes a row without figures.
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

  /// The interquartile range of the rounds, as a fraction of the median.
  package var spread: Double? { Statistics.spread(rounds) }
}
