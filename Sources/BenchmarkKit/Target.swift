/// An upper limit for a figure of a run.
///
/// Times are shown beside their targets, but not judged, because they depend on the machine's load.
package struct Target {
  /// The name of the figure.
  package let what: String
  /// The greatest value that meets the target.
  package let limit: Double
  private let figure: ([Row]) -> Double?

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - what: The name of the figure.
  ///   - limit: The greatest value that meets the target.
  ///   - figure: Takes the figure from a row.
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
  /// Use it for comparisons other than those with the article's version and the best hand-written
  /// version, which each row has as figures.
  ///
  /// - Parameters:
  ///   - what: The name of the ratio.
  ///   - limit: The greatest value that meets the target.
  ///   - workload: The workload of both candidates.
  ///   - candidate: The candidate to judge.
  ///   - base: The candidate to compare with.
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
  /// Both are rounded to two decimal places as in the report, so that a figure that is printed like
  /// its limit does not miss it.
  ///
  /// - Parameter value: The figure.
  /// - Returns: Whether the target is missed.
  package func isMissed(by value: Double) -> Bool {
    (value * 100).rounded() > (limit * 100).rounded()
  }

  /// The figure of a run.
  ///
  /// - Parameter rows: All rows of the run.
  /// - Returns: The figure, or nil if it was not measured.
  package func value(in rows: [Row]) -> Double? {
    figure(rows)
  }
}
