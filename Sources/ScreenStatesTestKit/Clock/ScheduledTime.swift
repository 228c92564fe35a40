public import ScreenStates

/// Something that waits for its instant on a ``ManualClock``.
public struct ScheduledTime: Equatable, Sendable, CustomStringConvertible {
  /// What waits, such as `timer of OnState` or `a sleep in result of LoadNewsState`.
  public let name: String

  /// When it is due.
  public let instant: ScreenInstant

  /// The name, and when it is due.
  public var description: String { "\(name) at \(instant.sinceOrigin)" }
}
