import Gallery
import ScreenStates
import ScreenStatesTestKit

extension Album {
  static let short = Album(
    title: "Songs", composer: "Nobody",
    tracks: [Track(title: "One", seconds: 60), Track(title: "Two", seconds: 90)])
}

/// Accounts whose answers the test gives by hand.
@MainActor
final class PendingAccounts: AccountService {
  let registering = PendingWork<Void, Void>()
  let loggingIn = PendingWork<Void, Void>()

  func register() async throws { try await registering(()) }

  func logIn() async throws { try await loggingIn(()) }
}

/// A player whose accounts the test answers by hand, begun in the state that is tested.
@MainActor
final class PlayerFixture {
  let accounts = PendingAccounts()
  let screen: PlayerScreen
  private let recorder: DisplayRecorder<PlayerKind>

  init(in kind: PlayerKind, keeping kept: PlaybackKept = PlaybackKept()) {
    screen = PlayerScreen(
      initial: kind, keeping: kept, states: PlayerStates(accounts: accounts, album: .short))
    screen.start()
    recorder = DisplayRecorder(of: screen)
  }

  /// The settled frames, in order.
  var frames: [PlayerDisplay] { recorder.all }

  var playback: PlaybackState? { screen.state.playback?.state }

  var registration: RegistrationState? { screen.state.registration?.state }
}

@MainActor
func playback(_ track: Int?, isPlaying: Bool = false) -> PlaybackDisplay {
  var display = PlaybackDisplay()
  display.album = "Songs"
  display.track = track.map { Album.short.tracks[$0] }
  display.isPlaying = isPlaying
  return display
}

@MainActor
func registration(
  _ sentence: String, isRegistering: Bool = false, notice: String? = nil
) -> RegistrationDisplay {
  var display = RegistrationDisplay()
  display.sentence = sentence
  display.isRegistering = isRegistering
  display.notice = notice
  return display
}
