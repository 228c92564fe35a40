public import ScreenStates

/// The display of a player; blank at first.
public struct PlayerDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// What the playback child shows while the user is logged in.
  package var playback: PlaybackDisplay?
  /// What the registration child shows while the user is logged out.
  package var registration: RegistrationDisplay?
  package var isLoggingIn = false
  /// Why the login failed.
  package var notice: String?

  /// Makes a blank display.
  public init() {}
}
