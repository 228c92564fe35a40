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

  /// How old the items were when they were read from the store; nil for those of the server. A
  /// display without this property drops it.
  var savedAge: Duration? { get set }
}

extension ShowsItems {
  /// Nothing: a display without this property does not tell the end of the list.
  public var hasMore: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Nothing: a display without this property does not tell saved items from others.
  public var savedAge: Duration? {
    get { nil }
    set { _ = newValue }
  }
}
