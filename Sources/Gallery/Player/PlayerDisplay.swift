public import ScreenStates

/// What can be on a player; blank at first.
public struct PlayerDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// What the inner screen shows while one is logged in.
  public var playback: PlaybackDisplay?
  /// What the inner screen shows while one is logged out.
  public var registration: RegistrationDisplay?
  /// Whether one is being logged in.
  public var isLoggingIn = false
  /// Why one is not logged in although one asked for it.
  public var notice: String?

  /// Makes a blank display.
  public init() {}
}
