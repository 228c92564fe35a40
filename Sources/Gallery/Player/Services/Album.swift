import Foundation

/// An album of music.
package struct Album: Equatable, Codable, Sendable {
  /// One track of an album.
  package struct Track: Equatable, Codable, Sendable {
    /// The title.
    package var title: String
    /// The length in seconds.
    package var seconds: Int

    /// Makes a track.
    package init(title: String, seconds: Int) { (self.title, self.seconds) = (title, seconds) }
  }

  /// The title.
  package var title: String
  /// The composer.
  package var composer: String
  /// The tracks; there may be none.
  package var tracks: [Track]

  /// Makes an album.
  package init(title: String, composer: String, tracks: [Track]) {
    (self.title, self.composer, self.tracks) = (title, composer, tracks)
  }

  /// The bundled album.
  package static func bundled() throws -> Album {
    try JSONDecoder().decode(Album.self, from: Data(BundledDocuments.album.utf8))
  }
}
