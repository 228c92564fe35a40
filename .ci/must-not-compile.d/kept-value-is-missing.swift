// A screen and a bench need a kept value where the kind has one; a bench of a kind, of a state, and of
// a closure.
// expects: add `keeping:`
import ScreenStates
import ScreenStatesTestKit

struct LampDisplay: ScreenDisplay {
  var isLit = false
}

enum LampKind: StateKind {
  typealias Display = LampDisplay
  typealias Kept = Int
  case off, on
}

final class OnState: Screen<LampKind>.State {
  override func enter() { display.isLit = true }
}

struct LampStates: StateFactory {
  func makeState(for kind: LampKind) -> Screen<LampKind>.State { OnState() }
}

@MainActor
func test() {
  #if WRONG_SCREEN
    Screen(initial: LampKind.on, states: LampStates()).start()
  #else
    Screen(initial: LampKind.on, keeping: 1, states: LampStates()).start()
  #endif
  #if WRONG_STILL
    Screen(still: LampKind.on, states: LampStates()).stop()
  #else
    Screen(still: LampKind.on, keeping: 1, states: LampStates()).stop()
  #endif
  #if WRONG_KIND
    StateBench(LampKind.on, states: LampStates()).enter()
  #else
    StateBench(LampKind.on, keeping: 1, states: LampStates()).enter()
  #endif
  #if WRONG_STATE
    StateBench(OnState(), as: .on).enter()
  #else
    StateBench(OnState(), as: .on, keeping: 1).enter()
  #endif
  #if WRONG_CLOSURE
    StateBench(as: .on) { OnState() }.enter()
  #else
    StateBench(as: .on, keeping: 1) { OnState() }.enter()
  #endif
}
