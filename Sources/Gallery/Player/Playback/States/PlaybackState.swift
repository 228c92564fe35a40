public import ScreenStates

package enum PlaybackRequest: String, CaseIterable, Sendable {
  case play
  case pause
  /// Stop, so that no track is chosen.
  case stop
  case next
}

/// The base class of the states of a playback screen, which ignores every request.
public class PlaybackState: PlaybackScreen.State {
  package var answers: [PlaybackRequest] { [] }
  package func play() { ignored() }
  package func pause() { ignored() }
  package func stop() { ignored() }
  package func next() { ignored() }
}
