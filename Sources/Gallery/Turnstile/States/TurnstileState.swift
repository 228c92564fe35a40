public import ScreenStates

/// The events of a turnstile.
package enum TurnstileRequest: String, CaseIterable, Sendable {
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
public class TurnstileState: TurnstileScreen.State {
  package var answers: [TurnstileRequest] { [] }

  /// A coin is inserted; a state that ignores it returns the coin.
  package func coin() { ignored() }
  package func push() { ignored() }
  package func close() { ignored() }
  package func open() { ignored() }
}
