import Gallery
import ScreenStatesTestKit
import Testing

@MainActor
@Suite struct SampleAccountServiceTests {
  @Test func failsOnce() async throws {
    let service = SampleAccountService()
    try await service.register()
    service.failNext()
    await #expect(throws: SampleFailure.self) { try await service.logIn() }
    try await service.logIn()
  }

  @Test func letsOneWaitOnItsClock() async {
    let clock = ManualClock()
    let fixture = PlayerScreenWithLatency(clock)
    await fixture.screen.settled()
    await clock.advance(by: .milliseconds(999))
    #expect(fixture.screen.path == "loggedOut/registered")
    await clock.advance(by: .milliseconds(1))
    #expect(fixture.screen.path == "loggedIn/stopped")
  }

  @Test func theBundledAlbumHasTracks() throws {
    let album = try Album.bundled()
    #expect(album.composer == "Johann Sebastian Bach")
    #expect(album.tracks.count == 4)
  }
}

/// A player who has just asked to log in, with a second to wait.
@MainActor
private struct PlayerScreenWithLatency {
  let screen: PlayerScreen

  init(_ clock: ManualClock) {
    let accounts = SampleAccountService(latency: .seconds(1), clock: clock)
    screen = PlayerScreen(
      initial: .loggedOut(.registered), keeping: PlaybackKept(),
      states: PlayerStates(accounts: accounts, album: .short))
    screen.start()
    screen.state.logIn()
  }
}
