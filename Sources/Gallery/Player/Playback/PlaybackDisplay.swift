public import ScreenStates

/// The display of a playback screen; blank at first.
public struct PlaybackDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// The title of the album.
  public var album: String?
  /// The track that plays or is paused.
  public var track: Album.Track?
  /// The position in the track.
  public var position = Duration.zero
  /// Whether the track plays.
  public var isPlaying = false

  /// Makes a blank display.
  public init() {}
}
