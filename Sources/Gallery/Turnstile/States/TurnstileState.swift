public import ScreenStates

/// The events of a turnstile.
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

/// The base class of the states of a turnstile, which ignores every event.
open class TurnstileState: TurnstileScreen.State {
  /// The events that this state answers.
  open var answers: [TurnstileRequest] { [] }

  /// A coin is inserted; a state that ignores it returns the coin.
  open func coin() { ignored() }

  /// The arm is pushed.
  open func push() { ignored() }

  /// The station closes for the night.
  open func close() { ignored() }

  /// The station opens in the morning.
  open func open() { ignored() }
}
