/// How often a failed load is retried automatically, and how long to wait before each retry.
///
/// ```swift
/// source.retries = RetryPolicy(limit: 3)
/// ```
///
/// Each wait is a visible state, which the user can end: ``WaitingToRetryState``. A failure is
/// retried only if its ``Failure/canRetry`` is true, and a cancelled load never is.
public struct RetryPolicy {
  /// How many retries follow a load that failed.
  public var limit: Int

  /// The longest wait before the first retry; it doubles for each further retry.
  public var first: Duration

  /// The longest wait, except one that the service requires.
  public var longest: Duration

  /// A number between 0 and 1 for each wait, by default a random one.
  ///
  /// With 1 a wait has its full length, with 0 half of it. Random numbers keep clients that failed
  /// at the same time from retrying at the same time. In a test, return a constant.
  public var jitter: @MainActor () -> Double

  /// Makes a policy from its properties.
  public init(
    limit: Int = 5, first: Duration = .seconds(1), longest: Duration = .seconds(60),
    jitter: @escaping @MainActor () -> Double = { .random(in: 0...1) }
  ) { (self.limit, self.first, self.longest, self.jitter) = (limit, first, longest, jitter) }

  /// How long to wait before a retry, where 1 is the first; ``Failure/retryAfter`` has precedence,
  /// up to a day.
  @MainActor public func delay(before number: Int, after failure: Failure) -> Duration {
    if let asked = failure.retryAfter { return Self.bounded(asked) }
    var full = max(.zero, min(first, longest))
    // A saved retry may have any number.
    for _ in 1..<min(max(number, 1), 64) where full < longest { full = min(full * 2, longest) }
    // In this order, which makes 1 of NaN.
    return full * (0.5 + 0.5 * max(0, min(1, jitter())))
  }

  /// A wait that comes from a service or from a saved kind: at most a day.
  static func bounded(_ wait: Duration) -> Duration { min(max(.zero, wait), .seconds(86_400)) }
}
