import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The states of the inner screen that registers, each alone.
@MainActor
@Suite(.noMistakes) struct RegistrationTests {
  private let accounts = PendingAccounts()

  private func bench(
    _ kind: RegistrationKind
  ) -> StateBench<RegistrationKind, RegistrationState> {
    let bench = StateBench(kind, states: RegistrationStates(accounts: accounts))
    bench.enter()
    return bench
  }

  @Test func registersOnce() async throws {
    let bench = bench(.unregistered)
    #expect(bench.display == registration("Register to listen."))
    #expect(bench.state.answers == [.register])
    bench.state.register()
    await bench.send { $0.register() }
    #expect(bench.display == registration("Register to listen.", isRegistering: true))
    #expect(bench.state.answers.isEmpty)
    #expect(accounts.registering.calls.count == 1)
    await accounts.registering.calls[0].succeed(())
    #expect(bench.next == .registered)
    try await bench.check()
  }

  @Test func aFailureIsANoticeThatTheNextTryTakesAway() async throws {
    let bench = bench(.unregistered)
    await bench.send { $0.register() }
    await accounts.registering.calls[0].fail(Complaint("No."))
    #expect(bench.display == registration("Register to listen.", notice: "No."))
    await bench.send { $0.register() }
    #expect(bench.display == registration("Register to listen.", isRegistering: true))
    try await bench.check()
    #expect(accounts.registering.calls[1].isCancelled)
  }

  @Test func whoIsRegisteredDoesNotRegisterAgain() async throws {
    let bench = bench(.registered)
    #expect(bench.display == registration("You are registered."))
    bench.state.register()
    #expect(bench.ignored == ["register()"])
    #expect(bench.state.answers.isEmpty)
    try await bench.check()
  }
}
