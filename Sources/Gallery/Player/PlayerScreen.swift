public import ScreenStates

/// A music player for those who are logged in: states inside states.
///
/// Logged in one plays; logged out one registers. Each of the two is a state that hosts a screen of
/// its own, so no combination such as "playing while logged out" can be reached.
///
/// | from | request | condition | to |
/// |---|---|---|---|
/// | `loggedOut` | log in, and the server agrees | registered | `loggedIn(.stopped)` |
/// | `loggedOut` | log in, and it fails | registered | stays, with a notice |
/// | `loggedIn` | log out | | `loggedOut(.registered)` |
///
/// What happens inside is told by ``PlaybackScreen`` and ``RegistrationScreen``.
public typealias PlayerScreen = Screen<PlayerKind>

/// The states of a player, each with the inner state to begin in.
public enum PlayerKind: StateKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = PlayerDisplay
  /// What the states answer.
  public typealias StateClass = PlayerState
  /// Where the listener is, for the inner screen to go on from.
  public typealias Kept = PlaybackKept

  /// Plays music.
  case loggedIn(PlaybackKind)
  /// Makes an account, or logs in with one.
  case loggedOut(RegistrationKind)
}

extension Screen where Kind == PlayerKind {
  /// The kind with the inner state as it is now: what to save, and to restore the screen from.
  public var place: PlayerKind {
    switch kind {
    case .loggedIn(let begun): .loggedIn(state.playback?.kind ?? begun)
    case .loggedOut(let begun): .loggedOut(state.registration?.kind ?? begun)
    }
  }
}
