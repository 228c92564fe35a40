import Foundation

package struct Album: Equatable, Codable, Sendable {
  package struct Track: Equatable, Codable, Sendable {
    package var title: String
    /// The length in seconds.
    package var seconds: Int

    package init(title: String, seconds: Int) { (self.title, self.seconds) = (title, seconds) }
  }

  package var title: String
  package var composer: String
  /// The tracks; there may be none.
  package var tracks: [Track]

  package init(title: String, composer: String, tracks: [Track]) {
    (self.title, self.composer, self.tracks) = (title, composer, tracks)
  }

  package static func bundled() throws -> Album {
    try JSONDecoder().decode(Album.self, from: Data(BundledDocuments.album.utf8))
  }
}
