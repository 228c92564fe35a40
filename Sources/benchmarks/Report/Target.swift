/// An upper limit for a figure of a run.
struct Target {
  /// A figure beside its limit.
  struct Result {
    let target: Target
    let value: Double

    /// Whether the figure is above the limit.
    ///
    /// The warm-up and the growth of buffers leave small traces in a count; a time is rounded as in
    /// the report, so that a figure that is printed like its limit does not miss it.
    var isMissed: Bool {
      target.isCount
        ? value > target.limit + 0.02 : (value * 100).rounded() > (target.limit * 100).rounded()
    }
  }

  /// The name of the figure.
  let what: String
  /// The greatest value that meets the target.
  let limit: Double
  let workload: String
  let candidates: [String]
  /// Whether `--check` judges the figure: it is a count, which does not depend on the machine's load.
  let isCount: Bool
  /// Takes the figure from the candidates' rows.
  private let figure: ([Row]) -> Double?

  /// A count of one candidate.
  static func count(
    _ what: String, atMost limit: Double, _ count: @escaping (Row) -> Double?,
    of workload: String, _ candidate: String
  ) -> Target {
    Target(
      what: what, limit: limit, workload: workload, candidates: [candidate], isCount: true,
      figure: { rows in count(rows[0]) })
  }

  /// The ratio of the times of two candidates, round by round.
  static func time(
    _ what: String, atMost limit: Double, of workload: String, _ candidate: String, to base: String
  ) -> Target {
    Target(
      what: "\(what), relative to \(base)", limit: limit, workload: workload,
      candidates: [candidate, base], isCount: false,
      figure: { rows in Statistics.ratio(rows[0].rounds, to: rows[1].rounds) })
  }

  /// How much a count grows from the first candidate to any other, as a part of the first count.
  ///
  /// With `bySteps` the candidates stand at equal distances, and the steps may not grow.
  static func growth(
    _ what: String, atMost limit: Double = 0, bySteps: Bool = false,
    _ count: @escaping (Row) -> Double?, of workload: String, _ candidates: [String]
  ) -> Target {
    Target(
      what: "growth of \(what)", limit: limit, workload: workload, candidates: candidates,
      isCount: true
    ) {
      let counts = $0.compactMap(count)
      guard counts.count == candidates.count else { return nil }
      let values = bySteps ? zip(counts.dropFirst(), counts).map { $0 - $1 } : counts
      // A first step may be zero, and traces of the warm-up are no growth then.
      return ((values.max() ?? 0) - max(values[0], 0)) / max(values[0], 1)
    }
  }

  /// The figure of a run; nil if it was not measured.
  func result(in rows: [Row]) -> Result? {
    let named = candidates.compactMap { candidate in
      rows.first { $0.workload == workload && $0.candidate == candidate }
    }
    guard named.count == candidates.count else { return nil }
    return figure(named).map { Result(target: self, value: $0) }
  }

  /// What `--check` says of a run; nil for a time, and for a workload that was not run.
  func verdict(on rows: [Row]) -> (sentence: String, isBroken: Bool)? {
    guard isCount, rows.contains(where: { $0.workload == workload }) else { return nil }
    guard let result = result(in: rows) else {
      return ("not judged: \(what) (\(workload)): not counted", false)
    }
    let found = "\(what) (\(workload)): \(result.value.count), at most \(limit.count)"
    return ("\(result.isMissed ? "broken" : "kept"): \(found)", result.isMissed)
  }
}
