// A display must be a value: a screen could not see the changes of a class.
// expects: LampKind|LampDisplay
import ScreenStates

#if WRONG
  final class LampDisplay: ScreenDisplay {
    var isLit = false
    init() {}
  }
#else
  struct LampDisplay: ScreenDisplay {
    var isLit = false
  }
#endif

enum LampKind: StateKind {
  typealias Display = LampDisplay
  case off, on
}

final class OnState: Screen<LampKind>.State {
  override func enter() { display.isLit = true }
}
