// Nobody else can make the base class of states: it is public only so that states can inherit from it.
// expects: '_StateBase' initializer is inaccessible
import ScreenStates

enum LampKind: StateKind {
  typealias Display = LampDisplay
  case off, on
}

struct LampDisplay: ScreenDisplay {
  var isLit = false
}

@MainActor func makeState() -> _StateBase {
  #if WRONG
    _StateBase()
  #else
    Screen<LampKind>.State()
  #endif
}
