/// An episode of a show that was watched.
public struct WatchedShow: Equatable, Codable, Sendable {
  /// What the show is called.
  public var title: String
  /// The number of the episode.
  public var episode: Int
  /// The day it was watched, as in ISO 8601: `2026-03-28`.
  public var day: String

  /// Makes a watched show.
  ///
  /// - Parameters:
  ///   - title: What the show is called.
  ///   - episode: The number of the episode.
  ///   - day: The day it was watched, as in ISO 8601.
  public init(title: String, episode: Int, day: String) {
    self.title = title
    self.episode = episode
    self.day = day
  }
}
