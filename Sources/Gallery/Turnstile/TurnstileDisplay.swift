public import ScreenStates

/// What can be on a turnstile; blank at first.
public struct TurnstileDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// Whether the arm lets one through.
  public var isOpen = false
  /// How many coins are still to be paid; `nil` if none is asked for.
  public var due: Int?
  /// What to tell those who want to pass.
  public var sentence: String?
  /// How many people have passed, where it is shown.
  public var passages: Int?

  /// Makes a blank display.
  public init() {}
}
