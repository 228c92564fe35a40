import ScreenStates

/// Our screen, whose log is read by a task.
@MainActor
final class LoggedCandidate: Candidate {
  private let screen = Screen<SampleKind>(initial: .empty, states: SampleStates())
  private let counter = Counter()
  private var asked = 0

  /// What the reader of the log has seen.
  private final class Counter {
    var records = 0
  }

  init() {
    screen.start()
    let log = screen.transitions()
    Task { [counter] in
      for await _ in log { counter.records += 1 }
    }
  }

  func show(_ kind: SampleKind) {
    asked += 1
    screen.transition(to: kind)
  }

  func touch(_ value: Int) { screen.state.touch(value) }

  func draw(_ isLoading: Bool) { screen.state.draw(isLoading) }

  var shown: SampleDisplay { screen.display }

  /// Walks the cycle, and lets the reader catch up after each hundred transitions or so.
  func walk(_ cycle: SampleCycle, readTurns turns: Int) async {
    var left = turns
    while left > 0 {
      walk(cycle, turns: min(left, 16))
      left -= 16
      while counter.records < asked { await Task.yield() }
    }
  }
}
