import ScreenStates
import ScreenStatesTestKit

/// What a state on a bench does, as a test says.
typealias PupilScreen = Screen<PupilKind>

enum PupilKind: StateKind, Equatable {
  typealias Display = PupilDisplay
  typealias StateClass = PupilState
  typealias Kept = Int
  case a, b, c
}

struct PupilDisplay: ScreenDisplay, Equatable {
  var text = ""
}

class PupilState: PupilScreen.State {
  func go(_ kind: PupilKind) { transition(to: kind) }
  func wave() { ignored() }
}

/// A state whose hooks a test gives.
final class HookedState: PupilState {
  typealias Hook = @MainActor (HookedState) -> Void

  private let exiting: Hook
  private let entering: Hook
  private let refused: PupilKind?

  init(
    refusing refused: PupilKind? = nil, entering: @escaping Hook = { _ in },
    exiting: @escaping Hook = { _ in }
  ) { (self.refused, self.exiting, self.entering) = (refused, exiting, entering) }

  override func enter() { entering(self) }
  override func exit() { exiting(self) }
  override func canTransition(to kind: PupilKind) -> Bool { kind != refused }
}

struct PupilStates: StateFactory {
  private let entering: HookedState.Hook

  /// The hook is that of the first state.
  init(_ entering: @escaping HookedState.Hook = { _ in }) { self.entering = entering }

  func makeState(for kind: PupilKind) -> PupilState {
    kind == .a ? HookedState(entering: entering) : HookedState()
  }
}

/// A screen that begins with a state whose entry a test gives.
@MainActor
func pupil(
  at kind: PupilKind = .a, keeping kept: Int = 0, clock: any ScreenClock = .continuous,
  _ entering: @escaping HookedState.Hook = { _ in }
) -> PupilScreen {
  PupilScreen(initial: kind, keeping: kept, states: PupilStates(entering), clock: clock)
}

/// A bench for a state whose hooks a test gives.
@MainActor
func bench(
  keeping kept: Int = 0, clock: ManualClock = ManualClock(),
  _ entering: @escaping HookedState.Hook = { _ in },
  exiting: @escaping HookedState.Hook = { _ in }
) -> StateBench<PupilKind, HookedState> {
  StateBench(as: .a, keeping: kept, clock: clock) {
    HookedState(entering: entering, exiting: exiting)
  }
}

/// A bench whose state has been entered.
@MainActor
func entered(
  keeping kept: Int = 0, clock: ManualClock = ManualClock(),
  _ entering: @escaping HookedState.Hook = { _ in },
  exiting: @escaping HookedState.Hook = { _ in }
) -> StateBench<PupilKind, HookedState> {
  let bench = bench(keeping: kept, clock: clock, entering, exiting: exiting)
  bench.enter()
  return bench
}

/// A bench whose state has been entered, and has settled.
@MainActor
func settled(
  _ entering: @escaping HookedState.Hook, exiting: @escaping HookedState.Hook = { _ in }
) async -> StateBench<PupilKind, HookedState> {
  let bench = entered(entering, exiting: exiting)
  await bench.settled()
  return bench
}
