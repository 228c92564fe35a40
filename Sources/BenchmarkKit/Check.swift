/// A limit that does not depend on the machine's mood: a count, never a time.
package struct Check {
  /// How a check ended.
  package enum Verdict: Equatable {
    /// The limit is kept; the sentence says by what.
    case kept(String)
    /// The limit is not kept; the sentence says what is wrong.
    case broken(String)
    /// It could not be judged; the sentence says why.
    case open(String)

    /// The sentence, with its verdict before it.
    package var description: String {
      switch self {
      case .kept(let sentence): "kept: \(sentence)"
      case .broken(let sentence): "broken: \(sentence)"
      case .open(let sentence): "not judged: \(sentence)"
      }
    }

    /// Whether the limit is not kept.
    package var isBroken: Bool {
      if case .broken = self { true } else { false }
    }
  }

  // Warming up and a buffer that doubles leave a trace in an average.
  static let tolerance = 0.02

  /// The workload that it is about.
  package let workload: String
  private let judge: ([Row]) -> Verdict

  /// Judges the rows of a run.
  ///
  /// - Parameter rows: All rows of the run.
  /// - Returns: How the check ended.
  package func verdict(on rows: [Row]) -> Verdict {
    judge(rows)
  }

  /// A figure of one row that may not be above a limit.
  ///
  /// - Parameters:
  ///   - limit: What it may be at most.
  ///   - what: What is counted, as the sentence begins.
  ///   - figure: Which figure of the row.
  ///   - workload: The row's workload.
  ///   - candidate: The row's candidate.
  /// - Returns: The check.
  package static func atMost(
    _ limit: Double, _ what: String, _ figure: @escaping (Row) -> Double?,
    of workload: String, _ candidate: String
  ) -> Check {
    Check(workload: workload) { rows in
      guard let value = rows.first(workload, candidate).flatMap(figure) else {
        return .open("\(what): \(workload), \(candidate) was not counted")
      }
      let found = "\(what): \(Decimal.count(value)) (\(workload), \(candidate))"
      return value <= limit + tolerance
        ? .kept("\(found), at most \(Decimal.count(limit))")
        : .broken("\(found); it may be \(Decimal.count(limit)) at most")
    }
  }

  /// A figure that may not be larger in the last of some rows than in the first.
  ///
  /// - Parameters:
  ///   - what: What is counted, as the sentence begins.
  ///   - part: By which part of itself it may grow all the same.
  ///   - figure: Which figure of the rows.
  ///   - workload: The rows' workload.
  ///   - candidates: The rows' candidates, the smallest first.
  /// - Returns: The check.
  package static func noGrowth(
    _ what: String, by part: Double = 0, _ figure: @escaping (Row) -> Double?,
    of workload: String, _ candidates: [String]
  ) -> Check {
    Check(workload: workload) { rows in
      let values = candidates.compactMap { rows.first(workload, $0).flatMap(figure) }
      guard values.count == candidates.count, let first = values.first else {
        return .open("\(what): \(workload) was not counted")
      }
      let found = "\(what): \(list(candidates, values)) (\(workload))"
      let limit = first * (1 + part) + tolerance
      return values.allSatisfy { $0 <= limit }
        ? .kept("\(found), no growth") : .broken("\(found); they may not grow")
    }
  }

  /// A figure whose steps from row to row may not become larger.
  ///
  /// - Parameters:
  ///   - what: What is counted, as the sentence begins.
  ///   - part: By which part of itself a step may grow all the same.
  ///   - figure: Which figure of the rows.
  ///   - workload: The rows' workload.
  ///   - candidates: The rows' candidates, evenly apart, the smallest first.
  /// - Returns: The check.
  package static func linear(
    _ what: String, within part: Double = 0, _ figure: @escaping (Row) -> Double?,
    of workload: String, _ candidates: [String]
  ) -> Check {
    Check(workload: workload) { rows in
      let values = candidates.compactMap { rows.first(workload, $0).flatMap(figure) }
      guard values.count == candidates.count, values.count > 2 else {
        return .open("\(what): \(workload) was not counted")
      }
      let found = "\(what): \(list(candidates, values)) (\(workload))"
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }
      let limit = max(0, steps[0]) * (1 + part) + tolerance
      return steps.allSatisfy { $0 <= limit }
        ? .kept("\(found), linear") : .broken("\(found); no step may be larger than the first")
    }
  }

  private static func list(_ candidates: [String], _ values: [Double]) -> String {
    zip(candidates, values).map { "\($0) \(Decimal.count($1))" }.joined(separator: ", ")
  }
}

extension [Row] {
  /// The row of a candidate at a workload.
  ///
  /// - Parameters:
  ///   - workload: The workload's name.
  ///   - candidate: The candidate's name.
  /// - Returns: The row; nil if it is not there.
  package func first(_ workload: String, _ candidate: String) -> Row? {
    first { $0.workload == workload && $0.candidate == candidate }
  }
}
