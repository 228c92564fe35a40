import ScreenStates

/// A screen that loads, with a timer beside the load: the smallest that has something to leave.
enum LoadKind: StateKind {
  typealias Display = LoadDisplay

  case idle
  case loading
  case showing
}

struct LoadDisplay: ScreenDisplay {
  var isLoading = false
}

/// What the screens of a check share.
@MainActor
final class LoadDesk {
  var entered = 0
  var exited = 0
  /// The loads that wait; a cancelled one goes on waiting.
  var waiting: [CheckedContinuation<Void, Never>] = []
  let clock = LateClock()

  func screen(_ initial: LoadKind = .loading) -> Screen<LoadKind> {
    Screen(initial: initial, states: LoadStates(desk: self), clock: clock)
  }
}

struct LoadStates: StateFactory {
  let desk: LoadDesk

  func makeState(for kind: LoadKind) -> Screen<LoadKind>.State {
    switch kind {
    case .idle, .showing: PlainState(desk)
    case .loading: LoadingState(desk)
    }
  }
}

class PlainState: Screen<LoadKind>.State {
  let desk: LoadDesk

  init(_ desk: LoadDesk) { self.desk = desk }

  override func enter() { desk.entered += 1 }
  override func exit() { desk.exited += 1 }
}

final class LoadingState: PlainState {
  override func enter() {
    super.enter()
    display.isLoading = true
    perform { [desk] in
      await withCheckedContinuation { desk.waiting.append($0) }
    } then: { _ in
      .showing
    }
    after(.seconds(1)) { .idle }
  }
}
