/// The outcome of a run until rest.
package struct RestOutcome: Sendable {
  /// How many jobs ran.
  package var jobs = 0
  /// The number of candidates, for each choice between several jobs.
  package var widths: [Int] = []
  /// The index of the chosen job, for each of these choices.
  package var choices: [Int] = []
  /// How many jobs unknown threads have enqueued so far.
  package var outside = 0
  /// How many tasks run or are enqueued on executors that the kit does not see.
  package var elsewhere = 0
  /// Whether ready jobs were left when the limit was reached.
  package var isEndless = false

  package init() {}

  /// Whether nothing is ready, and nothing runs elsewhere.
  package var isAtRest: Bool { !isEndless && elsewhere == 0 }
}
