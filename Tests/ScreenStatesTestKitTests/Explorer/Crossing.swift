import ScreenStates
import ScreenStatesTestKit
import TestTraits

// A screen whose requests begin things that look alike, and end differently.

typealias CrossingScreen = Screen<CrossingKind>

enum CrossingKind: StateKind {
  typealias Display = CrossingDisplay
  typealias StateClass = CrossingState
  typealias Kept = String
  case crossing
}

struct CrossingDisplay: ScreenDisplay, Equatable {
  var way = ""
}

/// Makes a crossing, which may host a screen.
@MainActor
func crossing(
  _ work: PendingWork<Void, String> = PendingWork(reporter: .silent),
  hosting street: CrossingScreen? = nil, asksAtOnce: Bool = false,
  clock: any ScreenClock = .continuous
) -> CrossingScreen {
  let states = ClosureFactory<CrossingKind> { _ in
    CrossingState(work, street, asksAtOnce: asksAtOnce)
  }
  return CrossingScreen(initial: .crossing, keeping: "", states: states, clock: clock)
}

final class CrossingState: CrossingScreen.State {
  private let work: PendingWork<Void, String>
  private let street: CrossingScreen?
  private let asksAtOnce: Bool
  private var answered = 0
  var count = 0

  init(_ work: PendingWork<Void, String>, _ street: CrossingScreen?, asksAtOnce: Bool) {
    (self.work, self.street, self.asksAtOnce) = (work, street, asksAtOnce)
  }

  override func enter() {
    if let street { host(street) }
    if asksAtOnce { askAndSave() }
  }

  /// Asks by the state's own work, and then by the screen's.
  private func askAndSave() {
    work { [work, weak screen] in
      screen?.perform {
        try await work(())
      } then: { _, _ in
      }
    }
  }

  /// Works, and then goes on in this state.
  private func work(then goOn: @escaping @MainActor () -> Void) {
    perform { [work] in
      try await work(())
    } then: { _ in
      goOn()
      return nil
    }
  }

  func ask(_ way: String) { work { [self] in turn(way) } }

  func askInATask(_ way: String) {
    Task { [self, work] in
      _ = try? await work(())
      turn(way)
    }
  }

  func tryThreeTimes() {
    perform { [work] in
      for _ in 0..<2 {
        if let answer = try? await work(()) { return answer }
      }
      return try await work(())
    } then: { [self] result in
      turn((try? result.get()) ?? "right")
    }
  }

  func askTwice() {
    perform { [work] in
      let first = try await work(())
      _ = try await work(())
      return first
    } then: { [self] result in
      turn((try? result.get()) ?? "")
    }
  }

  func askAgain(_ way: String) { work { [self] in ask(way) } }

  func askLater(_ way: String) {
    after(.seconds(1)) { [self] in
      ask(way)
      return nil
    }
  }

  func askAndCross(_ way: String) {
    screen?.perform { [work] in
      try await work(())
    } then: { state, _ in
      state.turn(way)
    }
    cross()
  }

  func cross() { transition(to: .crossing) }

  /// Begins the same work twice; the work that began first should decide the way.
  func race(sleeping: Bool = false) {
    for way in ["left", "right"] {
      perform { [work, clock] in
        _ = try await work(())
        if sleeping {
          try await (clock as? ManualClock)?.sleep(for: .seconds(1))
        } else {
          _ = try await work(())
        }
      } then: { [self] _ in
        display.way.isEmpty ? turn(way) : nil
      }
    }
  }

  func ask(lateAnswer: @escaping @MainActor () -> Void) {
    perform { [work] in
      _ = try? await work(())
      if Task.isCancelled { lateAnswer() }
    }
  }

  func sleep(on clock: ManualClock) {
    perform { try await clock.sleep(for: .seconds(1)) }
  }

  func wait(_ way: String) {
    after(.seconds(1)) { [self] in turn(way) }
  }

  /// Begins two works alike; the one that ends last decides the way.
  func askTwo() {
    for way in ["right", "left"] {
      work { [self] in
        answered += 1
        if answered == 2 { turn(way) }
      }
    }
  }

  /// Changes only what the hosted screen keeps.
  func type() { street?.kept = "typed" }

  func submit() {
    if street?.kept == "typed" { turn("right") } else { ignored() }
  }

  @discardableResult
  private func turn(_ way: String) -> CrossingKind? {
    display.way = way
    return nil
  }
}
