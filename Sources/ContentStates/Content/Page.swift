/// One page of an answer: some items, and where the next page begins.
///
/// A service without pages returns all items in one page:
///
/// ```swift
/// ContentScreen(initial: "", load: { _, _ in Page(try await service.items()) })
/// ```
public struct Page<Item> {
  /// The items of this page, in order.
  public var items: [Item]

  /// Where the next page begins; nil when this is the last.
  public var next: PageCursor?

  /// Makes a page from its properties.
  public init(_ items: [Item], next: PageCursor? = nil) { (self.items, self.next) = (items, next) }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Sendable where Item: Sendable {}
