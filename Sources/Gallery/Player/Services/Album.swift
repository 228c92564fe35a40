import Foundation

/// An album of music.
public struct Album: Equatable, Codable, Sendable {
  /// One track of an album.
  public struct Track: Equatable, Codable, Sendable {
    /// The title.
    public var title: String
    /// The length in seconds.
    public var seconds: Int

    /// Makes a track.
    public init(title: String, seconds: Int) { (self.title, self.seconds) = (title, seconds) }
  }

  /// The title.
  public var title: String
  /// The composer.
  public var composer: String
  /// The tracks; there may be none.
  public var tracks: [Track]

  /// Makes an album.
  public init(title: String, composer: String, tracks: [Track]) {
    (self.title, self.composer, self.tracks) = (title, composer, tracks)
  }

  /// The bundled album.
  public static func bundled() throws -> Album {
    try JSONDecoder().decode(Album.self, from: Data(BundledDocuments.album.utf8))
  }
}
