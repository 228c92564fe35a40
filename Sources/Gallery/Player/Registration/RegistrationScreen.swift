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
