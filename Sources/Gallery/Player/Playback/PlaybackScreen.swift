public import ScreenStates

/// Plays an album; the inner screen of a player that is logged in, or a screen of its own.
///
/// | from | request | condition | to |
/// |---|---|---|---|
/// | `stopped` | play | the album has tracks | `playing`, from the first track |
/// | `playing` | pause; stop | | `paused`; `stopped` |
/// | `paused` | play; stop | | `playing`, where it was; `stopped` |
/// | `playing`, `paused` | next | there is one more track | the same, with that track |
/// | `playing` | the track ends | there is one more; there is none | stays, with that one; `stopped` |
public typealias PlaybackScreen = Screen<PlaybackKind>

/// The states of a screen that plays.
public enum PlaybackKind: String, StateKind, CaseIterable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = PlaybackDisplay
  /// What the states answer.
  public typealias StateClass = PlaybackState
  /// Where the listener is.
  public typealias Kept = PlaybackKept

  /// A track can be heard.
  case playing
  /// A track waits.
  case paused
  /// Nothing is chosen.
  case stopped
}

/// Where the listener is in the album, whichever state the screen is in.
public struct PlaybackKept: Equatable, Codable, Sendable {
  /// The place of the track, from zero.
  public var track: Int
  /// How much of the track is over, in whole seconds.
  public var position: Duration

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - track: The place of the track, from zero.
  ///   - position: How much of the track is over.
  public init(track: Int = 0, position: Duration = .zero) {
    self.track = track
    self.position = position
  }
}
