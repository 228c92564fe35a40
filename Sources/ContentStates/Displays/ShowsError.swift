/// A display that can show an error in the place of everything else.
///
/// ``ErrorState`` draws on it.
@MainActor
public protocol ShowsError: ShowsAnnouncement {
  /// What went wrong, or nil.
  var failure: Failure? { get set }
}
