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
  var waiting: [CheckedContinuation<Void, Never>] = []

  var areEven: Bool { entered == exited }

  func answer() {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume() }
  }
}

class CountedState: Screen<CountedKind>.State {
  let counts: Counts
  let number: Int

  init(_ counts: Counts, _ number: Int) {
    self.counts = counts
    self.number = number
  }

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
      await withCheckedContinuation { counts.waiting.append($0) }
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
