public import ScreenStates

/// What can be asked of a screen that plays.
public enum PlaybackRequest: String, CaseIterable, Sendable {
  /// Let a track be heard.
  case play
  /// Let the track wait.
  case pause
  /// Choose nothing.
  case stop
  /// Go to the next track.
  case next
}

/// The base of all states of a screen that plays: no request is answered unless a state says so.
open class PlaybackState: PlaybackScreen.State {
  /// The requests that this state answers.
  open var answers: [PlaybackRequest] { [] }

  /// Lets a track be heard.
  open func play() { ignored() }

  /// Lets the track wait.
  open func pause() { ignored() }

  /// Chooses nothing.
  open func stop() { ignored() }

  /// Goes to the next track.
  open func next() { ignored() }
}
