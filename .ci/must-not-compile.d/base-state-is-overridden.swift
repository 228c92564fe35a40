// The base class of states has no public members, so nobody else can override one.
// expects: method does not override any method from its superclass
import ScreenStates

enum LampKind: StateKind {
  typealias Display = LampDisplay
  case off, on
}

struct LampDisplay: ScreenDisplay {
  var isLit = false
}

#if WRONG
  class OnState: _StateBase {
    override func enter() {}
  }
#else
  class OnState: Screen<LampKind>.State {
    override func enter() {}
  }
#endif
