public import ScreenStates

/// What can happen to a turnstile.
public enum TurnstileRequest: String, CaseIterable, Sendable {
  /// A coin is inserted.
  case coin
  /// The arm is pushed.
  case push
  /// The station closes for the night.
  case close
  /// The station opens in the morning.
  case open
}

/// The base of all states of a turnstile: no event is answered unless a state says so.
open class TurnstileState: TurnstileScreen.State {
  /// The events that this state answers.
  open var answers: [TurnstileRequest] { [] }

  /// A coin is inserted; where it is ignored it comes back.
  open func coin() { ignored() }

  /// The arm is pushed.
  open func push() { ignored() }

  /// The station closes for the night.
  open func close() { ignored() }

  /// The station opens in the morning.
  open func open() { ignored() }
}
