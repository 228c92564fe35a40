import ScreenStates

/// What playing and paused have in common: a track, and what follows it.
class TrackState: PlaybackState {
  private let album: Album

  init(album: Album) {
    self.album = album
  }

  override func enter() {
    display.album = album.title
    display.track = track
  }

  override var answers: [PlaybackRequest] { (isLast ? [] : [.next]) + [.stop] }

  override func next() {
    guard !isLast else { return ignored() }
    screen?.kept.track += 1
    display.track = track
  }

  override func stop() { transition(to: .stopped) }

  private var isLast: Bool { place + 1 >= album.tracks.count }

  private var place: Int { screen?.kept.track ?? 0 }

  private var track: Album.Track? {
    album.tracks.indices.contains(place) ? album.tracks[place] : nil
  }
}
