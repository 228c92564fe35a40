/// The durations that control the indicators of a loading screen, on the screen's clock.
///
/// Each rule is switched off with nil:
///
/// ```swift
/// var times = LoadingTimes()
/// times.deadline = .seconds(10)
/// times.appearsAfter = nil  // at once
/// ```
public struct LoadingTimes: Hashable, Sendable {
  /// How long to wait for an answer before the indicator appears; nil or zero shows it at once.
  ///
  /// It also applies to refreshing and further pages, and so does ``staysAtLeast``.
  ///
  /// By default 0.3 seconds. An answer within a few tenths of a second does not feel like a wait,
  /// and an indicator that flashes for that long only makes it feel slower.
  public var appearsAfter: Duration?

  /// How long the indicator stays once it has appeared; with nil it disappears with the answer.
  ///
  /// By default 0.5 seconds, about the time that it takes to recognise it: less is a flicker. The
  /// time counts from when the indicator appeared, not from when the load began. The answer waits
  /// meanwhile; a request that leaves the state does not.
  public var staysAtLeast: Duration?

  /// How long a load may take before the screen says that it is slow; nil never says so.
  ///
  /// By default 5 seconds: half of the ten or so after which people turn to something else.
  public var slowAfter: Duration?

  /// How long a load may take before it fails; nil waits forever.
  ///
  /// By default 30 seconds: longer than any answer that is worth waiting for, and half of the usual
  /// time-out of a network request. It also applies to refreshing and further pages.
  public var deadline: Duration?

  /// How long a notice stays beside the items; nil, the default, keeps it until it is dismissed or
  /// something is loaded.
  public var noticeStays: Duration?

  /// Makes times from their properties; without parameters, the defaults.
  public init(
    appearsAfter: Duration? = .milliseconds(300), staysAtLeast: Duration? = .milliseconds(500),
    slowAfter: Duration? = .seconds(5), deadline: Duration? = .seconds(30),
    noticeStays: Duration? = nil
  ) {
    self.appearsAfter = appearsAfter
    self.staysAtLeast = staysAtLeast
    self.slowAfter = slowAfter
    self.deadline = deadline
    self.noticeStays = noticeStays
  }

  /// No times: the indicator is shown exactly while the load is under way.
  public static let off = LoadingTimes(
    appearsAfter: nil, staysAtLeast: nil, slowAfter: nil, deadline: nil)
}
