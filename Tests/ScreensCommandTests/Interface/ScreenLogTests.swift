import ScreenStates
import ScreensCommand
import TestTraits
import Testing

private struct RoomDisplay: ScreenDisplay {}

private enum RoomKind: StateKind {
  typealias Display = RoomDisplay
  typealias StateClass = RoomState
  case hall, door, open
}

private class RoomState: Screen<RoomKind>.State {}

/// Hosts a screen that leaves its first kind in the step that hosts it.
private final class HallState: RoomState {
  override func enter() { host(Screen(initial: .door, states: RoomStates())) }
}

private final class DoorState: RoomState {
  override func enter() { transition(to: .open) }
}

private struct RoomStates: StateFactory {
  func makeState(for kind: RoomKind) -> RoomState {
    switch kind {
    case .hall: HallState()
    case .door: DoorState()
    case .open: RoomState()
    }
  }
}

@MainActor
@Suite(.inTurn) struct ScreenLogTests {
  @Test func aHostedScreenIsObservedFromItsStart() {
    var lines: [String] = []
    let log = ScreenLog { entry in
      lines.append("\(entry.host)\(entry.from ?? "") -> \(entry.to ?? "")")
    }
    let screen = Screen(initial: .hall, states: RoomStates())
    log.follow(screen)
    screen.start()
    #expect(lines == [" -> hall", "hall/ -> door", "hall/door -> open"])
    screen.stop()
    #expect(lines.dropFirst(3) == ["hall/open -> ", "hall -> "])
    extendLifetime(log)
  }
}
