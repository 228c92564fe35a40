/// An instant of a screen's clock: the time since an origin that the clock chooses.
public struct ScreenInstant: InstantProtocol {
  /// The time since the clock's origin.
  public var sinceOrigin: Duration

  /// Makes an instant.
  ///
  /// - Parameter sinceOrigin: The time since the clock's origin.
  public init(_ sinceOrigin: Duration) { self.sinceOrigin = sinceOrigin }

  /// The instant that is later by a duration.
  ///
  /// - Parameter duration: How much later.
  /// - Returns: The later instant.
  public func advanced(by duration: Duration) -> ScreenInstant {
    ScreenInstant(sinceOrigin + duration)
  }

  /// The time from this instant to another.
  ///
  /// - Parameter other: The instant to reach.
  /// - Returns: The time until then; negative if the other is earlier.
  public func duration(to other: ScreenInstant) -> Duration { other.sinceOrigin - sinceOrigin }

  /// Whether one instant comes before another.
  public static func < (left: ScreenInstant, right: ScreenInstant) -> Bool {
    left.sinceOrigin < right.sinceOrigin
  }
}
