/// A task that has not ended, and the input that began it.
struct BegunTask: Hashable {
  let input: String
  let isCancelled: Bool
}

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

  /// The choices, without the zeros at the end.
  var order: [Int] { Array(choices.reversed().drop { $0 == 0 }.reversed()) }

  /// The choices of the next order, depth first; nil if this was the last.
  var nextOrder: [Int]? {
    var next = choices
    while let last = next.popLast() {
      if last + 1 < widths[next.count] { return next + [last + 1] }
    }
    return nil
  }
}
