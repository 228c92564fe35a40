public import ScreenStates

/// The requests of a playback screen.
package enum PlaybackRequest: String, CaseIterable, Sendable {
  /// Play a track.
  case play
  /// Pause the track.
  case pause
  /// Stop, so that no track is chosen.
  case stop
  /// Go to the next track.
  case next
}

/// The base class of the states of a playback screen, which ignores every request.
public class PlaybackState: PlaybackScreen.State {
  /// The requests that this state answers.
  package var answers: [PlaybackRequest] { [] }

  /// Plays a track.
  package func play() { ignored() }

  /// Pauses the track.
  package func pause() { ignored() }

  /// Stops, so that no track is chosen.
  package func stop() { ignored() }

  /// Goes to the next track.
  package func next() { ignored() }
}
