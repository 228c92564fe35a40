import ScreenStates

/// The base class of the playing and the paused state, which have a track.
class TrackState: PlaybackState {
  private let album: Album

  init(album: Album) { self.album = album }

  override func enter() {
    display.album = album.title
    showTrack()
  }

  override var answers: [PlaybackRequest] { (isLast ? [] : [.next]) + [.stop] }

  override func next() {
    guard !isLast else { return ignored() }
    screen?.kept = PlaybackKept(track: place + 1)
    showTrack()
  }

  override func stop() { transition(to: .stopped) }

  /// The present track; nil if the album has none at that index.
  final var track: Album.Track? {
    album.tracks.indices.contains(place) ? album.tracks[place] : nil
  }

  final var isLast: Bool { place + 1 >= album.tracks.count }

  private var place: Int { screen?.kept.track ?? 0 }

  private func showTrack() {
    update { display in
      display.track = track
      display.position = screen?.kept.position ?? .zero
    }
  }
}
