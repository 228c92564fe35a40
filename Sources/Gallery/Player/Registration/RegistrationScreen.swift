public import ScreenStates

/// Makes an account; the inner screen of a player that is logged out, or a screen of its own.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `unregistered` | register, and the server agrees | `registered` |
/// | `unregistered` | register, and it fails | stays, with a notice |
public typealias RegistrationScreen = Screen<RegistrationKind>

/// The states of a screen that registers.
public enum RegistrationKind: String, StateKind, CaseIterable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = RegistrationDisplay
  /// What the states answer.
  public typealias StateClass = RegistrationState

  /// There is an account.
  case registered
  /// There is none.
  case unregistered
}

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
