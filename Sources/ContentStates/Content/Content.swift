/// What was loaded, and what it answers: the payload of the kinds that show items.
///
/// Everything that must survive a transition while items stay on screen is part of it, the notice
/// of a refresh that failed included. It is a value: compare it in tests, and save it to restore
/// a screen.
public struct Content<Request, Item> {
  /// The request that the items answer.
  public var request: Request

  /// The items, all pages so far in order.
  public var items: [Item]

  /// Where the next page begins; nil at the end of the list.
  public var next: PageCursor?

  /// What the user should know beside the items, such as a refresh that failed.
  public var notice: Notice?

  /// A request that was asked for over these items and has no answer yet; nil while the items
  /// answer the last request.
  ///
  /// A refresh loads it instead of ``request``. When that fails the items stay, and so does the
  /// wish: ``ContentState/retry()`` asks for it again.
  public var asked: Request?

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - request: The request that the items answer.
  ///   - items: The items in order.
  ///   - next: Where the next page begins; nil at the end of the list.
  ///   - notice: What the user should know beside the items.
  ///   - asked: A request that was asked for over these items and has no answer yet.
  public init(
    request: Request, items: [Item], next: PageCursor? = nil, notice: Notice? = nil,
    asked: Request? = nil
  ) {
    self.request = request
    self.items = items
    self.next = next
    self.notice = notice
    self.asked = asked
  }
}

extension Content: Equatable where Request: Equatable, Item: Equatable {}
extension Content: Hashable where Request: Hashable, Item: Hashable {}
extension Content: Encodable where Request: Encodable, Item: Encodable {}
extension Content: Decodable where Request: Decodable, Item: Decodable {}
extension Content: Sendable where Request: Sendable, Item: Sendable {}

extension Content where Request == NoRequest {
  /// Makes a content of a screen that always loads the same.
  ///
  /// - Parameters:
  ///   - items: The items in order.
  ///   - notice: What the user should know beside the items.
  public init(_ items: [Item], notice: Notice? = nil) {
    self.init(request: NoRequest(), items: items, notice: notice)
  }
}

// MARK: - Steps between kinds

extension Content {
  /// The content while something is loaded for it: an older notice is no longer true.
  var withoutNotice: Content { with(nil) }

  /// The content with another notice.
  func with(_ notice: Notice?) -> Content {
    var content = self
    content.notice = notice
    return content
  }

  /// The content while the answer to another request is awaited.
  func asking(for request: Request) -> Content {
    var content = withoutNotice
    content.asked = request
    return content
  }

  /// The content continued by a page.
  func appending(_ page: Page<Item>) -> Content {
    var content = withoutNotice
    content.items += page.items
    content.next = page.next
    return content
  }
}
