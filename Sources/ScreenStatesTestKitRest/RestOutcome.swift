/// What became of bringing something to rest.
package struct RestOutcome: Sendable {
  /// How many jobs ran.
  package var jobs = 0
  /// Of how many candidates the next job was chosen, each time that there were several.
  package var widths: [Int] = []
  /// Which of them was chosen each time.
  package var choices: [Int] = []
  /// How many jobs became ready by a thread that is not known, so far.
  package var outside = 0
  /// How many tasks run or are enqueued where they are not seen.
  package var elsewhere = 0
  /// Whether jobs were left ready because there was no end of them.
  package var isEndless = false

  package init() {}

  /// Whether nothing is ready, and nothing runs elsewhere.
  package var isAtRest: Bool { !isEndless && elsewhere == 0 }
}
