/// The durations that control the indicators of a loading screen, on the screen's clock.
///
/// Set one to nil to switch it off:
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
  /// By default 0.3 seconds. A few tenths of a second do not feel like a wait, and an indicator
  /// that flashes for so short a time makes the screen feel slower.
  public var appearsAfter: Duration?

  /// How long the indicator stays once it has appeared; with nil it disappears with the answer.
  ///
  /// By default 0.5 seconds, because an indicator that is shown for less flickers. The time is
  /// measured from the appearance of the indicator, not from the start of the load. Meanwhile the
  /// answer waits; a request that leaves the state does not.
  public var staysAtLeast: Duration?

  /// How long a load may take before the screen says that it is slow; nil never says so.
  ///
  /// By default 5 seconds: half of the ten or so seconds after which people turn to something else.
  public var slowAfter: Duration?

  /// How long a load may take before it fails; nil waits forever.
  ///
  /// By default 30 seconds: half of the usual time-out of a network request. It also applies to
  /// refreshing and further pages.
  ///
  /// If the deadline passes while the device sleeps or the app is suspended, it counts anew when the
  /// app runs again: the answer may be there already.
  public var deadline: Duration?

  /// How long a notice stays beside the items; nil keeps it until it is dismissed or something is
  /// loaded.
  ///
  /// By default 10 seconds, to read a sentence and to tap its retry. The notice of a search that
  /// failed stays in any case, because the items do not answer the words that were searched. One
  /// that the app draws on the display stays until it is dismissed, or until the next transition.
  public var noticeStays: Duration?

  /// Makes times from their properties; without parameters, the defaults.
  public init(
    appearsAfter: Duration? = .milliseconds(300), staysAtLeast: Duration? = .milliseconds(500),
    slowAfter: Duration? = .seconds(5), deadline: Duration? = .seconds(30),
    noticeStays: Duration? = .seconds(10)
  ) {
    (self.appearsAfter, self.staysAtLeast, self.slowAfter) = (appearsAfter, staysAtLeast, slowAfter)
    (self.deadline, self.noticeStays) = (deadline, noticeStays)
  }

  /// No durations: the indicator is shown exactly while the load is under way, and a notice stays.
  public static let off = LoadingTimes(
    appearsAfter: nil, staysAtLeast: nil, slowAfter: nil, deadline: nil, noticeStays: nil)
}
