import ScreenStates

/// A track can be heard.
final class PlayingState: TrackState {
  override func enter() {
    super.enter()
    display.isPlaying = true
  }

  override var answers: [PlaybackRequest] { [.pause] + super.answers }

  override func pause() { transition(to: .paused) }
}
