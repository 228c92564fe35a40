import ScreenStates

struct DoorDisplay: ScreenDisplay { var isOpen = false }

enum DoorKind: StateKind, Equatable {
  typealias Display = DoorDisplay
  typealias StateClass = DoorState
  case closed(isLocked: Bool)
  case open
}

class DoorState: Screen<DoorKind>.State {
  func push() { ignored() }
}

final class ClosedDoor: DoorState {
  private let isLocked: Bool
  init(isLocked: Bool) { self.isLocked = isLocked }
  override func canTransition(to kind: DoorKind) -> Bool { !isLocked || kind != .open }
  override func push() { transition(to: .open) }
}

final class OpenDoor: DoorState {
  override func enter() {
    display.isOpen = true
    after(.zero) { .closed(isLocked: false) }
  }
}

struct DoorStates: StateFactory {
  func makeState(for kind: DoorKind) -> DoorState {
    switch kind {
    case .closed(let isLocked): ClosedDoor(isLocked: isLocked)
    case .open: OpenDoor()
    }
  }
}
