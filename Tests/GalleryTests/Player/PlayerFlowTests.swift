import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct PlayerFlowTests {
  @Test func fromRegisteringToPlayingAndOut() async {
    let fixture = PlayerFixture(in: .loggedOut(.unregistered))
    var paths = [fixture.screen.path]
    let token = fixture.screen.observe { [weak screen = fixture.screen] _ in
      guard let path = screen?.path, path != paths.last else { return }
      paths.append(path)
    }
    fixture.registration?.register()
    await fixture.screen.settled()
    await fixture.accounts.registering.calls[0].succeed(())
    await fixture.screen.send { $0.logIn() }
    await fixture.accounts.loggingIn.calls[0].succeed(())
    fixture.playback?.play()
    fixture.playback?.pause()
    fixture.screen.state.logOut()
    #expect(
      paths == [
        "loggedOut/unregistered", "loggedOut/registered", "loggedIn/stopped", "loggedIn/playing",
        "loggedIn/paused", "loggedOut/registered",
      ])
    withExtendedLifetime(token) {}
  }

  @Test func isRestoredFromItsPlaceAndWhatItKeeps() {
    let fixture = PlayerFixture(in: .loggedIn(.stopped))
    fixture.playback?.play()
    fixture.playback?.next()
    fixture.playback?.pause()
    #expect(fixture.screen.place == .loggedIn(.paused))
    let restored = PlayerFixture(in: fixture.screen.place, keeping: fixture.screen.kept)
    #expect(restored.screen.path == "loggedIn/paused")
    #expect(restored.frames == [.drawing { $0.playback = playback(1) }])
  }

  @Test func thePlaceOfOneWhoIsLoggedOutNamesTheInnerState() async {
    let fixture = PlayerFixture(in: .loggedOut(.unregistered))
    #expect(fixture.screen.place == .loggedOut(.unregistered))
    fixture.registration?.register()
    await fixture.screen.settled()
    await fixture.accounts.registering.calls[0].succeed(())
    #expect(fixture.screen.place == .loggedOut(.registered))
  }
}
