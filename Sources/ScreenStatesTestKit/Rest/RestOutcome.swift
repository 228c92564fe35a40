/// What became of bringing something to rest.
struct RestOutcome: Sendable {
  /// How many jobs ran.
  var jobs = 0
  /// Of how many candidates the next job was chosen, each time that there were several.
  var widths: [Int] = []
  /// Which of them was chosen each time.
  var choices: [Int] = []
  /// How many jobs became ready by a thread that is not known, so far.
  var outside = 0
  /// How many tasks run or are enqueued where they are not seen.
  var elsewhere = 0
  /// Whether jobs were left ready because there was no end of them.
  var isEndless = false

  /// Whether nothing is ready, and nothing runs elsewhere.
  var isAtRest: Bool { !isEndless && elsewhere == 0 }
}
