public import ScreenStates

/// Plays an album; the child of a player that is logged in, or a screen of its own.
///
/// | from | request | condition | to |
/// |---|---|---|---|
/// | `stopped` | play | the album has tracks | `playing`, from the first track |
/// | `playing` | pause; stop | | `paused`; `stopped` |
/// | `paused` | play; stop | | `playing`, where it was; `stopped` |
/// | `playing`, `paused` | next | there is one more track | the same, with that track |
/// | `playing` | the track ends | there is one more; there is none | stays, with that one; `stopped` |
public typealias PlaybackScreen = Screen<PlaybackKind>

/// The kinds of a playback screen.
public enum PlaybackKind: String, StateKind, CaseIterable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = PlaybackDisplay
  /// The base class of the states.
  public typealias StateClass = PlaybackState
  /// The type of the kept value.
  public typealias Kept = PlaybackKept

  case playing
  case paused
  /// No track is chosen.
  case stopped
}

/// The listener's position in the album, in every state.
public struct PlaybackKept: Equatable, Codable, Sendable {
  /// The index of the track.
  package var track: Int
  /// The position in the track, in whole seconds.
  package var position: Duration

  package init(track: Int = 0, position: Duration = .zero) {
    (self.track, self.position) = (track, position)
  }
}
