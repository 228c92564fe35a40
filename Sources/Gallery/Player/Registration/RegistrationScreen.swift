public import ScreenStates

/// Makes an account; the child of a player that is logged out, or a screen of its own.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `unregistered` | register, and the server agrees | `registered` |
/// | `unregistered` | register, and it fails | stays, with a notice |
public typealias RegistrationScreen = Screen<RegistrationKind>

/// The kinds of a registration screen.
public enum RegistrationKind: String, StateKind, CaseIterable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = RegistrationDisplay
  /// The base class of the states.
  public typealias StateClass = RegistrationState

  case registered
  case unregistered
}

/// The display of a registration screen; blank at first.
public struct RegistrationDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  package var sentence: String?
  package var isRegistering = false
  /// Why the registration failed.
  package var notice: String?

  /// Makes a blank display.
  public init() {}
}
