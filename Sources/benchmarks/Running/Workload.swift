/// One operation, and the candidates that do it.
struct Workload {
  /// Its name, as `--only` takes it.
  let name: String
  /// What one operation does, in a sentence.
  let summary: String
  /// Makes the candidates; only when the workload is run.
  let subjects: @MainActor () -> [Subject]

  /// All workloads, in the order in which they are printed.
  static let all = [
    cycle, tracked, element, redraws, event, eventInTurn, drawing, idleScreen, start, load,
    loadElsewhere, timer, chain, kinds, innerLevels, hostedLevels, log, observers,
    queue, timers,
  ]
}
