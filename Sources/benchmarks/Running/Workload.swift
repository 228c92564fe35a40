/// One operation, and the candidates that perform it.
struct Workload {
  /// The name, for `--only`.
  let name: String
  /// What one operation does, in a sentence.
  let summary: String
  /// Makes the candidates, only when the workload is run.
  let subjects: @MainActor () -> [Subject]

  /// All workloads, in the order of the report.
  static let all = [
    cycle, tracked, element, redraws, event, eventInTurn, drawing, idleScreen, start, load,
    loadElsewhere, timer, chain, kinds, innerLevels, hostedLevels, log, observers,
    queue, timers,
  ]
}
