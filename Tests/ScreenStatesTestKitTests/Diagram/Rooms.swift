import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits

/// A house whose kinds have names that a diagram must escape, with a screen inside one of them.
enum RoomKind: StateKind, CaseIterable {
  typealias Display = Blank
  typealias StateClass = RoomState
  case end, quoted, hall

  var name: String {
    switch self {
    case .end: "end"
    case .quoted: #"a "b": c; \d {#}"#
    case .hall: "hall"
    }
  }
}

struct Blank: ScreenDisplay, Equatable {}

class RoomState: Screen<RoomKind>.State {
  let isOpen: Bool
  init(isOpen: Bool) { self.isOpen = isOpen }
  func go(to kind: RoomKind) { transition(to: kind) }
  func knock() { ignored() }
  override func canTransition(to kind: RoomKind) -> Bool { kind != .end || isOpen }
}

final class HallState: RoomState {
  private(set) var lamp: Screen<LightKind>?

  override func enter() {
    let lamp = Screen<LightKind>(initial: .off, states: LightStates())
    self.lamp = lamp
    host(lamp)
  }
}

enum LightKind: StateKind {
  typealias Display = Blank
  case off, on
}

struct LightStates: StateFactory {
  func makeState(for kind: LightKind) -> Screen<LightKind>.State { Screen<LightKind>.State() }
}

@MainActor
func explorerOfRooms() -> Explorer<Screen<RoomKind>, Blank> {
  Explorer(RoomKind.self) { inputs in
    inputs.request("go(to: .hall)") { $0.go(to: .hall) }
    inputs.request("go(to: .quoted)") { $0.go(to: .quoted) }
    inputs.request("go(to: .end)") { $0.go(to: .end) }
    inputs.request("knock()") { $0.knock() }
    inputs.request("lamp?.transition(to: .on)", when: { $0.path == "hall/off" }) {
      ($0 as? HallState)?.lamp?.transition(to: .on, cause: "switch \"on\"")
    }
    return Screen(
      initial: .hall,
      states: ClosureFactory { kind in
        kind == .hall ? HallState(isOpen: false) : RoomState(isOpen: kind == .quoted)
      })
  }
}
