/// A display that can show items.
///
/// ``ShowingDataState`` and its subclasses draw on it.
@MainActor
public protocol ShowsItems: ShowsAnnouncement {
  /// What is shown, one by one.
  associatedtype Item

  /// The items in order.
  var items: [Item] { get set }

  /// Whether the list goes on after the last item. A display without this property drops it.
  var hasMore: Bool { get set }
}

extension ShowsItems {
  /// Nothing: a display without this property does not tell the end of the list.
  public var hasMore: Bool {
    get { false }
    set { _ = newValue }
  }
}
