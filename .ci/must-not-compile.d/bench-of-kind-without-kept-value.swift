// A bench of a kind with a kept value needs one.
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
  #if WRONG
    let bench = StateBench(LampKind.on, states: LampStates())
  #else
    let bench = StateBench(LampKind.on, keeping: 1, states: LampStates())
  #endif
  bench.enter()
}
