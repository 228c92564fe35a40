public import ScreenStates

/// The requests of a playback screen.
public enum PlaybackRequest: String, CaseIterable, Sendable {
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
open class PlaybackState: PlaybackScreen.State {
  /// The requests that this state answers.
  open var answers: [PlaybackRequest] { [] }

  /// Plays a track.
  open func play() { ignored() }

  /// Pauses the track.
  open func pause() { ignored() }

  /// Stops, so that no track is chosen.
  open func stop() { ignored() }

  /// Goes to the next track.
  open func next() { ignored() }
}
