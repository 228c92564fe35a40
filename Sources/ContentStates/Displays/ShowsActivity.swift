/// A display that can show that the screen is busy.
///
/// ``LoadingState``, ``RefreshingState`` and ``LoadingMoreState`` draw on it, and
/// ``WaitingToRetryState``.
@MainActor
public protocol ShowsActivity: ShowsAnnouncement {
  /// What the screen is busy with, or nil.
  var activity: LoadingActivity? { get set }

  /// The retry that is to come, or nil. A display without this property drops it.
  var retry: RetryStatus? { get set }
}

extension ShowsActivity {
  /// Nothing: a display without this property does not tell of retries.
  public var retry: RetryStatus? {
    get { nil }
    set { _ = newValue }
  }
}
