import Gallery
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The inner screen that registers, alone.
@MainActor
@Suite struct RegistrationTests {
  private let accounts = PendingAccounts()

  private func screen(in kind: RegistrationKind) -> RegistrationScreen {
    let screen = RegistrationScreen(
      initial: kind, states: RegistrationStates(accounts: accounts))
    screen.start()
    return screen
  }

  @Test func registersOnce() async {
    let screen = screen(in: .unregistered)
    #expect(screen.display == registration("Register to listen."))
    #expect(screen.state.answers == [.register])
    screen.state.register()
    screen.state.register()
    #expect(screen.display == registration("Register to listen.", isRegistering: true))
    #expect(screen.state.answers.isEmpty)
    await screen.settled()
    #expect(accounts.registering.calls.count == 1)
    await accounts.registering.calls[0].succeed(())
    #expect(screen.kind == .registered)
    #expect(screen.display == registration("You are registered."))
  }

  @Test func aFailureIsANoticeThatTheNextTryTakesAway() async {
    let screen = screen(in: .unregistered)
    await screen.send { $0.register() }
    await accounts.registering.calls[0].fail(Complaint("No."))
    #expect(screen.display == registration("Register to listen.", notice: "No."))
    screen.state.register()
    #expect(screen.display == registration("Register to listen.", isRegistering: true))
  }

  @Test func whoIsRegisteredDoesNotRegisterAgain() {
    let screen = screen(in: .registered)
    screen.state.register()
    #expect(screen.state.answers.isEmpty)
    #expect(accounts.registering.calls.isEmpty)
    #expect(screen.kind == .registered)
  }
}
