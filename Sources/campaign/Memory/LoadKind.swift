import ScreenStates

/// A screen that loads, with a timer beside the load: the smallest one with work to end.
enum LoadKind: StateKind {
  typealias Display = LoadDisplay

  case idle
  case loading
  case showing
}

struct LoadDisplay: ScreenDisplay {
  var isLoading = false
}

/// The data that the screens of a check share.
@MainActor
final class LoadDesk {
  var entered = 0
  var exited = 0
  let clock = LateClock()

  func screen(_ initial: LoadKind = .loading) -> Screen<LoadKind> {
    Screen(initial: initial, states: LoadStates(desk: self), clock: clock)
  }

  // MARK: - Loads

  private var underWay = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isClosed = false
  private var whenAllHaveEnded: CheckedContinuation<Void, Never>?

  func begin() { underWay += 1 }

  /// A load, whose task may begin long after its state's exit; a cancelled one continues to wait.
  func load() async {
    if !isClosed { await withCheckedContinuation { waiting.append($0) } }
    underWay -= 1
    if underWay == 0 { whenAllHaveEnded.take()?.resume() }
  }

  func answer() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Answers all loads, and returns when they have ended.
  func endLoads() async {
    isClosed = true
    answer()
    if underWay > 0 { await withCheckedContinuation { whenAllHaveEnded = $0 } }
    isClosed = false
  }
}

struct LoadStates: StateFactory {
  let desk: LoadDesk

  func makeState(for kind: LoadKind) -> Screen<LoadKind>.State {
    switch kind {
    case .idle, .showing: PlainState(desk)
    case .loading: BusyState(desk)
    }
  }
}

class PlainState: Screen<LoadKind>.State {
  let desk: LoadDesk

  init(_ desk: LoadDesk) { self.desk = desk }

  override func enter() { desk.entered += 1 }
  override func exit() { desk.exited += 1 }
}

final class BusyState: PlainState {
  override func enter() {
    super.enter()
    display.isLoading = true
    desk.begin()
    perform { [desk] in
      await desk.load()
    } then: { _ in
      .showing
    }
    after(.seconds(1)) { .idle }
  }
}
