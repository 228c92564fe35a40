/// A limit for a count, which does not depend on the machine's load; never for a time.
package struct Check {
  /// The result of a check.
  package enum Verdict: Equatable {
    /// The limit is kept; the sentence has the figure.
    case kept(String)
    /// The limit is not kept; the sentence says what is wrong.
    case broken(String)
    /// The check could not be judged; the sentence says why.
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

  // Warm-up and the growth of buffers leave small traces in an average.
  static let tolerance = 0.02

  /// The name of the workload.
  package let workload: String
  private let judge: ([Row]) -> Verdict

  /// Judges the rows of a run.
  ///
  /// - Parameter rows: All rows of the run.
  /// - Returns: The result of the check.
  package func verdict(on rows: [Row]) -> Verdict {
    judge(rows)
  }

  /// Checks that a figure of one row is not above a limit.
  ///
  /// - Parameters:
  ///   - limit: The greatest allowed value.
  ///   - what: What is counted; the beginning of the sentence.
  ///   - figure: Takes the figure from a row.
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

  /// Checks that a figure is not larger in the last row than in the first.
  ///
  /// - Parameters:
  ///   - what: What is counted; the beginning of the sentence.
  ///   - part: The allowed growth, as a fraction of the figure.
  ///   - figure: Takes the figure from a row.
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

  /// Checks that the steps of a figure from row to row do not become larger.
  ///
  /// - Parameters:
  ///   - what: What is counted; the beginning of the sentence.
  ///   - part: The allowed growth of a step, as a fraction of the step.
  ///   - figure: Takes the figure from a row.
  ///   - workload: The rows' workload.
  ///   - candidates: The rows' candidates at equal distances, the smallest first.
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
  /// The row of a candidate for a workload.
  ///
  /// - Parameters:
  ///   - workload: The workload's name.
  ///   - candidate: The candidate's name.
  /// - Returns: The row, or nil if there is none.
  package func first(_ workload: String, _ candidate: String) -> Row? {
    first { $0.workload == workload && $0.candidate == candidate }
  }
}
