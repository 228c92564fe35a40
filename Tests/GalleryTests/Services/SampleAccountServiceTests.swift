import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct SampleAccountServiceTests {
  @Test func letsOneWaitOnItsClock() async {
    let clock = ManualClock()
    let accounts = SampleAccountService(latency: .seconds(1), clock: clock)
    let screen = PlayerScreen(
      initial: .loggedOut(.registered), keeping: PlaybackKept(),
      states: PlayerStates(accounts: accounts, album: .short))
    screen.start()
    await screen.send { $0.logIn() }
    await clock.advance(by: .milliseconds(999))
    #expect(screen.path == "loggedOut/registered")
    await clock.advance(by: .milliseconds(1))
    #expect(screen.path == "loggedIn/stopped")
  }

  @Test func theBundledAlbumHasTracks() throws {
    let album = try Album.bundled()
    #expect(album.composer == "Johann Sebastian Bach")
    #expect(album.tracks.count == 4)
  }
}
