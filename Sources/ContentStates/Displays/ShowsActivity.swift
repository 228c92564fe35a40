/// A display that can show that the screen is busy.
///
/// ``LoadingState``, ``RefreshingState`` and ``LoadingMoreState`` draw on it.
@MainActor
public protocol ShowsActivity: ShowsAnnouncement {
  /// What the screen is busy with, or nil.
  var activity: LoadingActivity? { get set }
}
