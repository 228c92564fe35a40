import ScreenStates

/// No track is chosen; playing begins with the first one.
final class StoppedState: PlaybackState {
  private let album: Album

  init(album: Album) { self.album = album }

  override func enter() {
    display.album = album.title
    screen?.kept = PlaybackKept()
  }

  override func canTransition(to kind: PlaybackKind) -> Bool {
    kind == .stopped || !album.tracks.isEmpty
  }

  override var answers: [PlaybackRequest] { album.tracks.isEmpty ? [] : [.play] }

  override func play() { transition(to: .playing) }
}
