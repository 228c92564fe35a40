import Foundation

/// Music in its order.
public struct Album: Equatable, Codable, Sendable {
  /// One piece of it.
  public struct Track: Equatable, Codable, Sendable {
    /// What it is called.
    public var title: String
    /// How long it is, in seconds.
    public var seconds: Int

    /// Makes a track.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - seconds: How long it is, in seconds.
    public init(title: String, seconds: Int) {
      self.title = title
      self.seconds = seconds
    }
  }

  /// What it is called.
  public var title: String
  /// Who wrote it.
  public var composer: String
  /// Its pieces; an album may have none.
  public var tracks: [Track]

  /// Makes an album.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - composer: Who wrote it.
  ///   - tracks: Its pieces.
  public init(title: String, composer: String, tracks: [Track]) {
    self.title = title
    self.composer = composer
    self.tracks = tracks
  }

  /// The album that is built into the program.
  ///
  /// - Returns: The album.
  /// - Throws: An error if the file is damaged.
  public static func bundled() throws -> Album {
    try JSONDecoder().decode(Album.self, from: Data(PackageResources.album_json))
  }
}
