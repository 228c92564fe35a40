public import ScreenStates

/// What can be asked of a player itself; the rest is asked of the inner screen.
public enum PlayerRequest: String, CaseIterable, Sendable {
  /// Log in.
  case logIn = "log in"
  /// Log out.
  case logOut = "log out"
}

/// The base of all states of a player: no request is answered unless a state says so.
open class PlayerState: PlayerScreen.State {
  /// The requests that this state answers.
  open var answers: [PlayerRequest] { [] }

  /// The inner screen that plays, while one is logged in.
  open var playback: PlaybackScreen? { nil }

  /// The inner screen that registers, while one is logged out.
  open var registration: RegistrationScreen? { nil }

  /// Logs in.
  open func logIn() { ignored() }

  /// Logs out.
  open func logOut() { ignored() }
}
