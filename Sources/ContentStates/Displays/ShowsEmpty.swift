/// A display that can show that there is nothing, and why.
///
/// ``EmptyState`` draws on it.
@MainActor
public protocol ShowsEmpty: ShowsAnnouncement {
  /// Why there is nothing to show, or nil.
  var emptyReason: EmptyReason? { get set }
}
