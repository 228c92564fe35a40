import ScreenStates

/// A track plays, second by second; when it ends, the next one follows.
final class PlayingState: TrackState {
  private static let second = Duration.seconds(1)

  private let showsTime: Bool
  private var timer: PlaybackScreen.Work?

  init(album: Album, showsTime: Bool) {
    self.showsTime = showsTime
    super.init(album: album)
  }

  override func enter() {
    super.enter()
    display.isPlaying = true
    listen()
  }

  override var answers: [PlaybackRequest] { [.pause] + super.answers }

  override func pause() { transition(to: .paused) }

  override func next() {
    guard !isLast else { return ignored() }
    super.next()
    listen()
  }

  /// Plays one more second of the track.
  private func listen() {
    timer?.cancel()
    guard let track, let heard = screen?.kept.position else { return }
    let isEnd = heard + Self.second >= .seconds(track.seconds)
    timer = after(Self.second, cause: isEnd ? "track ends" : "second") { [self] in
      if isEnd, isLast { return .stopped }
      if isEnd { next() } else { goOn() }
      return nil
    }
  }

  private func goOn() {
    screen?.kept.position += Self.second
    if showsTime { display.position += Self.second }
    listen()
  }
}
