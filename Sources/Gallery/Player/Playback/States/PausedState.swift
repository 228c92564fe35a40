import ScreenStates

final class PausedState: TrackState {
  override var answers: [PlaybackRequest] { [.play] + super.answers }

  override func play() { transition(to: .playing) }
}
