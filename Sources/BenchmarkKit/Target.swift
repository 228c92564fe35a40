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
