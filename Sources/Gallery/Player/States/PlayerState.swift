public import ScreenStates

/// The requests of the player itself; its child has further ones.
package enum PlayerRequest: String, CaseIterable, Sendable {
  case logIn = "log in"
  case logOut = "log out"
}

/// The base class of the states of a player, which ignores every request.
public class PlayerState: PlayerScreen.State {
  package var answers: [PlayerRequest] { [] }

  /// The playback child while the user is logged in, otherwise nil.
  package var playback: PlaybackScreen? { nil }

  /// The registration child while the user is logged out, otherwise nil.
  package var registration: RegistrationScreen? { nil }

  package func logIn() { ignored() }
  package func logOut() { ignored() }
}
