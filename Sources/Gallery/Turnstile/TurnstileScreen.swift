public import ScreenStates

/// The turnstile of a subway: pay the fare, push, pass.
///
/// A state machine without loading: each event comes from a person, and a transition can have a
/// condition.
///
/// | from | event | condition | to | what happens |
/// |---|---|---|---|---|
/// | `locked` | coin | the fare is paid in full | `unlocked` | the coin is kept |
/// | `locked` | coin | some of it is due | | the coin is kept |
/// | `locked` | (entered) | the fare is paid already | `unlocked` | after a stop and a start |
/// | `locked` | push | | | ignored |
/// | `locked` | close | | `outOfService` | what was paid stays paid |
/// | `unlocked` | push | | `locked` | one more has passed |
/// | `unlocked` | coin | | | ignored: the coin comes back |
/// | `unlocked` | close | never: who has paid may pass | | refused |
/// | `outOfService` | open | | `locked` | |
/// | `outOfService` | coin, push | | | ignored |
public typealias TurnstileScreen = Screen<TurnstileKind>

/// The kinds of a turnstile.
public enum TurnstileKind: String, StateKind, CaseIterable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = TurnstileDisplay
  /// The base class of the states.
  public typealias StateClass = TurnstileState
  /// The type of the kept value.
  public typealias Kept = TurnstileKept

  /// Locked until the fare is paid.
  case locked
  /// One person may pass.
  case unlocked
  /// The station is closed for the night.
  case outOfService
}

/// The counts of a turnstile, which outlive its states.
public struct TurnstileKept: Equatable, Codable, Sendable {
  /// The coins in the box.
  package var coins: Int
  /// How many of the coins count towards the next passage.
  package var paid: Int
  /// How many people have passed.
  package var passages: Int

  package init(coins: Int = 0, paid: Int = 0, passages: Int = 0) {
    (self.coins, self.paid, self.passages) = (coins, paid, passages)
  }
}
