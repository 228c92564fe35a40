import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The player, with the child screens of its two states.
  package static var player: Exploration {
    let album = Album(
      title: "Songs", composer: "Nobody",
      tracks: [Album.Track(title: "One", seconds: 1), Album.Track(title: "Two", seconds: 2)])
    let samples =
      PlaybackKind.allCases.map(PlayerKind.loggedIn)
      + RegistrationKind.allCases.map(PlayerKind.loggedOut)
    var explorer = Explorer(PlayerKind.self, samples: samples) { inputs in
      let clock = ManualClock()
      let accounts = PendingAccounts()
      inputs.request("logIn()") { $0.logIn() }
      inputs.request("logOut()") { $0.logOut() }
      inputs.request("playback?.state.play()") { $0.playback?.state.play() }
      inputs.request("playback?.state.pause()") { $0.playback?.state.pause() }
      inputs.request("playback?.state.stop()") { $0.playback?.state.stop() }
      inputs.request("playback?.state.next()") { $0.playback?.state.next() }
      inputs.request("registration?.state.register()") { $0.registration?.state.register() }
      inputs.answers(
        "accounts.registering", of: accounts.registering, with: [.succeed(()), .fail(Offline())])
      inputs.answers(
        "accounts.loggingIn", of: accounts.loggingIn, with: [.succeed(()), .fail(Offline())])
      inputs.clock(clock)
      return PlayerScreen(
        initial: .loggedOut(.unregistered), keeping: PlaybackKept(),
        states: PlayerStates(accounts: accounts, album: album, showsTime: true), clock: clock)
    }
    // The user goes on from there by logging in, which is not the registration's.
    explorer.mayEnd = ["RegistrationKind.registered"]
    explorer.isLoading = { $0.isLoggingIn || $0.registration?.isRegistering == true }
    return Exploration(
      "player", explorer,
      audit: DisplayAudit(
        [
          "track": { $0.playback?.track != nil }, "playing": { $0.playback?.isPlaying == true },
          "registration": { $0.registration != nil },
          "busy": { $0.isLoggingIn || $0.registration?.isRegistering == true },
          "notice": { $0.notice != nil || $0.registration?.notice != nil },
        ],
        meant: [
          [], ["track"], ["track", "playing"], ["registration"], ["registration", "busy"],
          ["registration", "notice"],
        ]))
  }
}
