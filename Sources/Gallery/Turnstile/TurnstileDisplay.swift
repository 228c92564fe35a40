public import ScreenStates

/// The display of a turnstile; blank at first.
public struct TurnstileDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// Whether the arm is unlocked.
  package var isOpen = false
  /// How many coins are due; `nil` if none is.
  package var due: Int?
  package var sentence: String?
  /// How many people have passed, if the state shows it.
  package var passages: Int?

  /// Makes a blank display.
  public init() {}
}
