/// One operation, and the candidates that perform it.
///
/// The report compares every candidate with the first whose name begins with "article", and with
/// the first whose name begins with "best by hand" or "observable".
@MainActor
struct Workload {
  /// The name, for `--only`.
  let name: String
  /// What one operation does, in a sentence.
  let summary: String
  /// Makes the candidates, only when the workload is run.
  let subjects: @MainActor () throws -> [Subject]

  /// All workloads, in the order of the report.
  static let all = [
    cycle, tracked, element, redraws, event, eventInTurn, drawing, idleScreen, start, load,
    loadElsewhere, kinds, innerLevels, hostedLevels, log, observers, queue, timers,
  ]

  /// The name of a row that differs from others of its workload in a number.
  static func row(_ what: String, _ number: Int) -> String { "ours, \(what): \(number)" }

  /// The names of such rows.
  static func rows(_ what: String, _ numbers: [Int]) -> [String] { numbers.map { row(what, $0) } }
}
