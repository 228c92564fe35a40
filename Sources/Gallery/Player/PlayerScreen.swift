public import ScreenStates

/// A music player that requires a login: states inside states.
///
/// A user who is logged in can play; a user who is logged out can register. Each of the two is a
/// state that hosts its own screen, so "playing while logged out" cannot be reached.
///
/// | from | request | condition | to |
/// |---|---|---|---|
/// | `loggedOut` | log in, and the server agrees | registered | `loggedIn(.stopped)` |
/// | `loggedOut` | log in, and it fails | registered | stays, with a notice |
/// | `loggedIn` | log out | | `loggedOut(.registered)` |
///
/// ``PlaybackScreen`` and ``RegistrationScreen`` have the tables of the child screens.
public typealias PlayerScreen = Screen<PlayerKind>

/// The kinds of a player, each with the first kind of its child.
public enum PlayerKind: StateKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = PlayerDisplay
  /// The base class of the states.
  public typealias StateClass = PlayerState
  /// The type of the kept value: the position from which the playback child continues.
  public typealias Kept = PlaybackKept

  /// Plays music.
  case loggedIn(PlaybackKind)
  /// Makes an account, or logs in with one.
  case loggedOut(RegistrationKind)
}

extension Screen where Kind == PlayerKind {
  /// The kind with the child's present kind: save it to restore the screen.
  package var place: PlayerKind {
    switch kind {
    case .loggedIn(let begun): .loggedIn(state.playback?.kind ?? begun)
    case .loggedOut(let begun): .loggedOut(state.registration?.kind ?? begun)
    }
  }
}
