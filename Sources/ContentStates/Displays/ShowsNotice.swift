/// A display that can show a notice beside its items.
///
/// ``ShowingDataState`` asks for it: a refresh that fails must be told somewhere.
@MainActor
public protocol ShowsNotice: ShowsAnnouncement {
  /// What the user should know beside the items, or nil.
  var notice: Notice? { get set }
}
