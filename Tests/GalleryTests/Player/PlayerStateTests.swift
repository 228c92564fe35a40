import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct LoggedInStateTests {
  private func bench(
    _ inner: PlaybackKind, keeping kept: PlaybackKept = PlaybackKept()
  ) -> StateBench<PlayerKind, PlayerState> {
    let bench = StateBench(
      .loggedIn(inner), keeping: kept,
      states: PlayerStates(accounts: PendingAccounts(), album: .short))
    bench.enter()
    return bench
  }

  @Test(arguments: PlaybackKind.allCases)
  func beginsInTheInnerStateThatWasChosen(_ inner: PlaybackKind) {
    let fixture = PlayerFixture(in: .loggedIn(inner))
    #expect(fixture.screen.path == "loggedIn/\(inner.name)")
    #expect(fixture.screen.state.answers == [.logOut])
    #expect(fixture.screen.state.registration == nil)
  }

  @Test func entersPausedWithoutPlayingFirst() async throws {
    let bench = bench(.paused, keeping: PlaybackKept(track: 1))
    #expect(bench.frames == [.drawing { $0.playback = playback(1) }])
    #expect(bench.underWay.map(\.form) == [.child(path: "paused")])
    try await bench.check()
  }

  @Test func theInnerScreenIsReachedThroughItAndStopsWithIt() async throws {
    let bench = bench(.stopped)
    let inner = { [weak inner = bench.state.playback] in inner }
    inner()?.state.play()
    inner()?.state.pause()
    #expect(
      bench.frames == [
        .drawing { $0.playback = playback(nil) },
        .drawing { $0.playback = playback(0, isPlaying: true) },
        .drawing { $0.playback = playback(0) },
      ])
    #expect(bench.requested.isEmpty)
    bench.exit()
    #expect(inner()?.isRunning != true)
    try await bench.check()
    #expect(inner() == nil)
  }

  @Test(arguments: PlaybackKind.allCases)
  func logsOutFromAnyInnerState(_ inner: PlaybackKind) {
    let fixture = PlayerFixture(in: .loggedIn(inner))
    fixture.screen.state.logOut()
    #expect(fixture.screen.path == "loggedOut/registered")
    #expect(fixture.screen.state.playback == nil)
    #expect(
      fixture.frames.dropFirst()
        == [.drawing { $0.registration = registration("You are registered.") }])
  }

  @Test func logInIsIgnored() async throws {
    let bench = bench(.playing)
    bench.state.logIn()
    #expect(bench.ignored == ["logIn()"])
    #expect(bench.frames.count == 1)
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct LoggedOutStateTests {
  @Test func whoIsNotRegisteredDoesNotLogIn() {
    let fixture = PlayerFixture(in: .loggedOut(.unregistered))
    fixture.screen.state.logIn()
    #expect(fixture.accounts.loggingIn.calls.isEmpty)
    #expect(!fixture.screen.display.isLoggingIn)
    let outcome = fixture.screen.transition(to: .loggedIn(.playing))
    #expect(outcome.refusal?.reason == .guarded)
    #expect(fixture.screen.path == "loggedOut/unregistered")
  }

  @Test func logsInOnce() async {
    let fixture = PlayerFixture(in: .loggedOut(.registered))
    fixture.screen.state.logIn()
    fixture.screen.state.logIn()
    #expect(fixture.screen.display.isLoggingIn)
    #expect(fixture.screen.state.answers.isEmpty)
    await fixture.screen.settled()
    #expect(fixture.accounts.loggingIn.calls.count == 1)
    await fixture.accounts.loggingIn.calls[0].succeed(())
    #expect(fixture.screen.path == "loggedIn/stopped")
    #expect(fixture.screen.display == .drawing { $0.playback = playback(nil) })
  }

  @Test func aFailureIsANoticeThatTheNextTryTakesAway() async {
    let fixture = PlayerFixture(in: .loggedOut(.registered))
    await fixture.screen.send { $0.logIn() }
    await fixture.accounts.loggingIn.calls[0].fail(Complaint("No."))
    #expect(
      fixture.screen.display
        == .drawing {
          $0.registration = registration("You are registered.")
          $0.notice = "No."
        })
    fixture.screen.state.logIn()
    #expect(fixture.screen.display.notice == nil)
    #expect(fixture.screen.display.isLoggingIn)
  }

  @Test func logOutIsIgnored() {
    let fixture = PlayerFixture(in: .loggedOut(.registered))
    fixture.screen.state.logOut()
    #expect(fixture.frames.count == 1)
  }
}
