import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // SupremeTechnopriest/react-idle-timer#255: calls that are held back are not cancelled when the
  // user has been idle for too long.
  static let idleTimer255 = Exhibit(
    "SupremeTechnopriest/react-idle-timer#255", "A call is sent after the logout, and is refused.",
    .nothingOfOldAccount, needs: .time,
    history: [
      "session.touch()", "await clock.advance(by: .seconds(5))",
      "await clock.advance(by: .seconds(5))",
    ], inScreens: .timer
  ) { isFixed in
    Explorer(of: Session.self) {
      $0.isLoggedIn
    } make: { inputs in
      let clock = ManualClock()
      var isRefused = false
      inputs.act("session.touch()", when: { $0.isLoggedIn && clock.scheduledCount == 0 }) {
        $0.touch()
      }
      inputs.clock(clock)
      inputs.always(.nothingOfOldAccount) { _ in !isRefused }
      return Session(clock, isFixed) { if !$0 { isRefused = true } }
    }
  }
}

@MainActor
private final class Session {
  private let clock: ManualClock
  private let isFixed: Bool
  private let keepAlive: @MainActor (_ isLoggedIn: Bool) -> Void
  private(set) var isLoggedIn = true

  init(_ clock: ManualClock, _ isFixed: Bool, keepAlive: @escaping @MainActor (Bool) -> Void) {
    (self.clock, self.isFixed, self.keepAlive) = (clock, isFixed, keepAlive)
  }

  func touch() {
    let throttled = Task {
      try await clock.sleep(for: .seconds(10))
      keepAlive(isLoggedIn)
    }
    Task {
      try await clock.sleep(for: .seconds(5))
      if isFixed { throttled.cancel() }
      isLoggedIn = false
    }
  }
}
