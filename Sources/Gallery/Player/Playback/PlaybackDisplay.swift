public import ScreenStates

/// What can be on a screen that plays; blank at first.
public struct PlaybackDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// What the album is called.
  public var album: String?
  /// The track that plays or waits.
  public var track: Album.Track?
  /// How much of it is over.
  public var position = Duration.zero
  /// Whether it can be heard.
  public var isPlaying = false

  /// Makes a blank display.
  public init() {}
}
