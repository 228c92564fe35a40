/// The outcome of a run until rest.
package struct RestOutcome: Sendable {
  /// The number of candidates, for each choice between several jobs.
  var widths: [Int] = []
  /// The index of the chosen job, for each of these choices.
  var choices: [Int] = []
  /// How many jobs unknown threads have enqueued so far.
  var outside = 0
  /// How many tasks run or are enqueued on executors that the kit does not see.
  var elsewhere = 0
  /// Whether ready jobs were left when the limit was reached.
  package var isEndless = false

  var isAtRest: Bool { !isEndless && elsewhere == 0 }
}
