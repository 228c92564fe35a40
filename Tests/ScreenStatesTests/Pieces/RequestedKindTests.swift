import ScreenStates
import TestTraits
import Testing

/// Nothing of a requested kind outlives its request, whatever becomes of it.
@MainActor
@Suite struct RequestedKindTests {
  /// How a request ends.
  enum Ending: CaseIterable {
    case refusedByTheGuard, usedState, stoppedByTheFactory, stoppedByTheExit, taken, takenAndLeft
    case superseded, queuedAndTaken, queuedAndRefused, queuedAndStopped, ownAndStopped, fromAResult
    case fromAResultAndStopped, closed, stale, startRefused, startTaken, startTakenBack
  }

  @Test(arguments: Ending.allCases)
  func itsPayloadIsFreed(_ ending: Ending) async {
    let counter = Counter()
    do {
      let states = CargoStates()
      var screen: Screen<CargoKind>? = Screen(
        initial: .empty, states: states, clock: states.script.clock)
      let first = screen?.state
      let ends = screen.map { end($0, states, counter, ending) } ?? false
      #expect(counter.made > 0)
      #expect(counter.alive == (ends ? 0 : 1), "while the screen is there")
      withExtendedLifetime(first) {}
      screen = nil
      states.script.forget()
      states.script = CargoScript()
    }
    // A screen that was released while it ran exits a turn later.
    await Task {}.value
    #expect(counter.alive == 0, "when it has gone")
  }

  /// Makes a request end.
  ///
  /// - Returns: Whether its kind is gone by then, and not that of the screen.
  private func end(
    _ screen: Screen<CargoKind>, _ states: CargoStates, _ counter: Counter, _ ending: Ending
  ) -> Bool {
    func cargo() -> CargoKind {
      counter.made += 1
      counter.alive += 1
      return .cargo(AtEnd { counter.alive -= 1 })
    }
    weak var held: Screen<CargoKind>?
    held = screen
    let script = states.script
    switch ending {
    case .closed:
      #expect(screen.transition(to: cargo()).refusal?.reason == .notRunning)
      return true
    case .startTaken:
      #expect(screen.start(at: cargo()) == .taken)
      return false
    case .startRefused:
      screen.start()
      #expect(screen.start(at: cargo()).refusal?.reason == .alreadyRunning)
      return true
    default: screen.start()
    }
    let first = screen.state
    switch ending {
    case .refusedByTheGuard:
      script.allows = false
      #expect(screen.state.go(cargo()).refusal?.reason == .guarded)
    case .usedState:
      script.used = first
      #expect(screen.state.go(cargo()).refusal?.reason == .usedState)
    case .stoppedByTheFactory:
      script.making = { held?.stop() }
      #expect(screen.state.go(cargo()).refusal?.reason == .notRunning)
    case .stoppedByTheExit:
      script.exiting = { held?.stop() }
      #expect(screen.state.go(cargo()).refusal?.reason == .notRunning)
    case .taken:
      screen.state.go(cargo())
      return false
    case .takenAndLeft:
      screen.state.go(cargo())
      screen.state.go(.empty)
    case .superseded:
      screen.state.update { _ in
        held?.state.go(.empty)
        held?.state.go(cargo())
      }
    case .queuedAndTaken:
      screen.state.update { _ in held?.state.go(cargo()) }
      return false
    case .queuedAndRefused:
      script.allows = false
      screen.state.update { _ in held?.state.go(cargo()) }
    case .queuedAndStopped:
      let token = screen.observe { _ in
        guard held?.isRunning == true, counter.made == 0 else { return }
        held?.transition(to: cargo())
        held?.stop()
      }
      token.cancel()
    case .ownAndStopped:
      screen.state.update { _ in
        held?.state.go(cargo())
        held?.stop()
      }
    case .fromAResult:
      script.next = cargo
      let clock = script.clock
      screen.state.after(.zero) { script.next() }
      clock.jump(to: .zero)
      return false
    case .fromAResultAndStopped:
      script.next = {
        held?.stop()
        return cargo()
      }
      screen.state.after(.zero) { script.next() }
      script.clock.jump(to: .zero)
    case .stale:
      screen.state.go(.empty)
      #expect(first.go(cargo()).refusal?.reason == .stale)
    case .startTakenBack:
      script.exiting = {
        held?.start(at: cargo())
        held?.stop()
      }
      screen.stop()
    case .closed, .startTaken, .startRefused: break
    }
    script.next = { .empty }
    return true
  }
}

/// Counts the payloads that are made and freed.
@MainActor
private final class Counter {
  var made = 0
  var alive = 0
}
