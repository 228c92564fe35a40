import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct LogInTests {
  private let gate = GateByHand()
  private let clock = ManualClock()

  private func screen() -> LogInScreen {
    let screen = LogInScreen(
      initial: .asking(problem: nil), keeping: Credentials(), states: LogInStates(gate: gate),
      clock: clock)
    screen.start()
    return screen
  }

  @Test func theButtonWaitsForBothFields() {
    let screen = screen()
    screen.kept.name = "ann"
    screen.state.logIn()
    #expect(screen.display == LogInDisplay())
    screen.kept.password = "swift"
    #expect(screen.display == .drawing { $0.canLogIn = true })
    screen.state.logIn()
    #expect(screen.display == .drawing { $0.isBusy = true })
  }

  @Test func aCancelledLogInForgetsThePasswordAndDropsTheLateAnswer() async {
    let screen = screen()
    screen.kept = Credentials(name: "ann", password: "swift")
    await screen.send { $0.logIn() }
    screen.state.cancel()
    #expect(screen.kept == Credentials(name: "ann"))
    await gate.work.calls[0].succeed("Ann")
    #expect(screen.kind == .asking(problem: nil))
    #expect(screen.display == LogInDisplay())
  }

  @Test func aRefusalIsShownBesideEmptyPassword() async {
    let screen = screen()
    screen.kept = Credentials(name: "ann", password: "swallow")
    await screen.send { $0.logIn() }
    await gate.work.calls[0].fail(WrongPassword())
    #expect(screen.display == .drawing { $0.problem = "That is not the password." })
    #expect(screen.kept == Credentials(name: "ann"))
  }

  @Test func theSessionEndsAfterTenMinutesOrOnRequest() async {
    let screen = screen()
    screen.kept = Credentials(name: "ann", password: "swift")
    await screen.send { $0.logIn() }
    await gate.work.calls[0].succeed("Ann")
    #expect(screen.display == .drawing { $0.greeting = "Hello, Ann." })
    await clock.advance(by: .seconds(600))
    #expect(screen.display == .drawing { $0.problem = "Please log in again." })
    screen.transition(to: .loggedIn(name: "Ann"))
    screen.state.logOut()
    #expect(screen.display == LogInDisplay())
    await clock.advance(by: .seconds(600))
    #expect(screen.kind == .asking(problem: nil))
  }
}

private struct GateByHand: Gate {
  let work = PendingWork<Credentials, String>()
  func logIn(_ credentials: Credentials) async throws -> String { try await work(credentials) }
}

private struct WrongPassword: Error, CustomStringConvertible {
  let description = "That is not the password."
}
