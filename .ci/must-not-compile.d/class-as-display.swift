// A display is a value: the changes of a class would be seen by no one.
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
