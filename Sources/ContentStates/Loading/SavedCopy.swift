/// A saved copy of an earlier answer.
public struct SavedCopy<Item> {
  /// The items, all pages in order.
  public var items: [Item]

  /// Where the next page begins; nil at the end of the list.
  public var next: PageCursor?

  /// How long ago the server sent the answer; zero when it is written.
  public var age: Duration

  /// Makes a copy from its properties.
  public init(_ items: [Item], next: PageCursor? = nil, age: Duration = .zero) {
    (self.items, self.next, self.age) = (items, next, age)
  }
}

extension SavedCopy: Equatable where Item: Equatable {}
extension SavedCopy: Sendable where Item: Sendable {}
