public import ScreenStates

/// The requests of the player itself; its child has further ones.
public enum PlayerRequest: String, CaseIterable, Sendable {
  /// Log in.
  case logIn = "log in"
  /// Log out.
  case logOut = "log out"
}

/// The base class of the states of a player, which ignores every request.
open class PlayerState: PlayerScreen.State {
  /// The requests that this state answers.
  open var answers: [PlayerRequest] { [] }

  /// The playback child while the user is logged in, otherwise nil.
  open var playback: PlaybackScreen? { nil }

  /// The registration child while the user is logged out, otherwise nil.
  open var registration: RegistrationScreen? { nil }

  /// Logs in.
  open func logIn() { ignored() }

  /// Logs out.
  open func logOut() { ignored() }
}
