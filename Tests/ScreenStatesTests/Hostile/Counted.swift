import ScreenStates

/// A screen whose states count their entries and exits, load, and set a timer.
enum CountedKind: StateKind {
  typealias Display = CountedDisplay
  typealias StateClass = CountedState

  case loading(Int)
  case showing(Int)
}

struct CountedDisplay: ScreenDisplay, Equatable {
  var number = 0
}

/// What the states of a test share.
@MainActor
final class Counts {
  var entered = 0
  var exited = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var asked: CheckedContinuation<Void, Never>?
  private var isClosed = false

  var areEven: Bool { entered == exited }

  /// A load: it heeds no cancellation, and ends when it is answered.
  func load() async {
    guard !isClosed else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      asked.take()?.resume()
    }
  }

  /// Returns when a load waits.
  func hasBeenAsked() async {
    guard waiting.isEmpty else { return }
    await withCheckedContinuation { asked = $0 }
  }

  func answer() {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume() }
  }

  /// Answers those that wait, and those that have not begun yet: else their tasks would never end.
  func close() {
    isClosed = true
    answer()
  }
}

class CountedState: Screen<CountedKind>.State {
  let counts: Counts
  let number: Int

  init(_ counts: Counts, _ number: Int) { (self.counts, self.number) = (counts, number) }

  override func enter() {
    counts.entered += 1
    display.number = number
  }

  override func exit() { counts.exited += 1 }
}

final class CountedLoadState: CountedState {
  override func enter() {
    super.enter()
    perform { [counts] in
      await counts.load()
    } then: { [number] _ in
      .showing(number)
    }
    after(.seconds(1)) { [number] in .loading(number) }
  }
}

struct CountedStates: StateFactory {
  let counts: Counts

  func makeState(for kind: CountedKind) -> CountedState {
    switch kind {
    case .loading(let number): CountedLoadState(counts, number)
    case .showing(let number): CountedState(counts, number)
    }
  }
}
