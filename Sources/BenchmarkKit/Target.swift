/// What a figure of a run is to be at most.
///
/// Times are shown beside their targets and never judged: they depend on the machine's mood.
package struct Target {
  /// What the figure is.
  package let what: String
  /// The most that it is to be.
  package let limit: Double
  private let figure: ([Row]) -> Double?

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - what: What the figure is.
  ///   - limit: The most that it is to be.
  ///   - figure: Which figure of the row.
  ///   - workload: The row's workload.
  ///   - candidate: The row's candidate.
  package init(
    _ what: String, atMost limit: Double, _ figure: @escaping (Row) -> Double?,
    of workload: String, _ candidate: String
  ) {
    self.what = what
    self.limit = limit
    self.figure = { $0.first(workload, candidate).flatMap(figure) }
  }

  /// Makes a target for the ratio of two candidates of a workload, round by round.
  ///
  /// For comparisons other than those with the article's version and the best version by hand, which
  /// each row has as its own figures.
  ///
  /// - Parameters:
  ///   - what: What the ratio is.
  ///   - limit: The most that it is to be.
  ///   - workload: The workload of both.
  ///   - candidate: The candidate that is judged.
  ///   - base: The candidate that it is compared with.
  package init(
    _ what: String, atMost limit: Double, of workload: String, _ candidate: String, to base: String
  ) {
    self.what = what
    self.limit = limit
    self.figure = { rows in
      guard let row = rows.first(workload, candidate), let base = rows.first(workload, base)
      else { return nil }
      return Statistics.ratio(row.rounds, to: base.rounds)
    }
  }

  /// Whether a figure of a run is above the limit.
  ///
  /// Both are compared as they are printed, to two decimal places, so that a report never calls a
  /// figure missed that reads like its limit.
  ///
  /// - Parameter value: The figure.
  /// - Returns: Whether the target is missed.
  package func isMissed(by value: Double) -> Bool {
    (value * 100).rounded() > (limit * 100).rounded()
  }

  /// The figure of a run.
  ///
  /// - Parameter rows: All rows of the run.
  /// - Returns: The figure; nil if it was not measured.
  package func value(in rows: [Row]) -> Double? {
    figure(rows)
  }
}
