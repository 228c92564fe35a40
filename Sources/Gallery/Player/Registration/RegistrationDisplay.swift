public import ScreenStates

/// What can be on a screen that registers; blank at first.
public struct RegistrationDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// What to tell people.
  public var sentence: String?
  /// Whether an account is being made.
  public var isRegistering = false
  /// Why there is none although one asked for it.
  public var notice: String?

  /// Makes a blank display.
  public init() {}
}
