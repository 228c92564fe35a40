// A subclass of the base class of states cannot be made, so nobody else has states without kinds.
// expects: 'OnState' cannot be constructed
import ScreenStates

enum LampKind: StateKind {
  typealias Display = LampDisplay
  case off, on
}

struct LampDisplay: ScreenDisplay {
  var isLit = false
}

#if WRONG
  final class OnState: _StateBase {}
#else
  final class OnState: Screen<LampKind>.State {}
#endif

@MainActor func makeState() -> OnState { OnState() }
