/// The loaded items and their request: the payload of the kinds that show items.
///
/// It has everything that must survive a transition while items stay on screen, including the
/// notice of a failed refresh. It is a value: compare it in tests, and save it to restore a screen.
public struct Content<Request, Item> {
  /// The request that the items answer.
  public var request: Request

  /// The items, all pages so far in order.
  public var items: [Item]

  /// Where the next page begins; nil at the end of the list.
  public var next: PageCursor?

  /// What the user should know beside the items, such as a refresh that failed.
  public var notice: Notice?

  /// A newer request without an answer yet; nil while the items answer the last request.
  ///
  /// A refresh loads it instead of ``request``. If that fails, the items and this request stay:
  /// ``ContentState/retry()`` loads it again.
  public var asked: Request?

  /// Why no further page is loaded, if no notice says so: the failure of a page that a retry cannot
  /// help, or whose notice was dismissed.
  public var failedPage: Failure?

  /// How old the items were when they were read from the store; nil for those of the server.
  public var savedAge: Duration?

  /// Makes a content from its properties.
  public init(
    request: Request, items: [Item], next: PageCursor? = nil, notice: Notice? = nil,
    asked: Request? = nil, savedAge: Duration? = nil
  ) {
    self.request = request
    self.items = items
    self.next = next
    self.notice = notice
    self.asked = asked
    self.savedAge = savedAge
  }
}

extension Content: Equatable where Request: Equatable, Item: Equatable {}
extension Content: Hashable where Request: Hashable, Item: Hashable {}
extension Content: Encodable where Request: Encodable, Item: Encodable {}
extension Content: Decodable where Request: Decodable, Item: Decodable {}
extension Content: Sendable where Request: Sendable, Item: Sendable {}

extension Content where Request == NoRequest {
  /// Makes the content of a screen that always loads the same items.
  public init(_ items: [Item], notice: Notice? = nil) {
    self.init(request: NoRequest(), items: items, notice: notice)
  }
}

// MARK: - Steps between kinds

extension Content {
  /// What the items answer once what is under way has its answer.
  var wanted: Request { asked ?? request }

  /// The content while something is loaded for it: an older failure is no longer true.
  var withoutNotice: Content {
    var content = self
    content.notice = nil
    content.failedPage = nil
    return content
  }

  /// The content without its notice; what the notice said still holds.
  var dismissingNotice: Content {
    var content = self
    content.notice = nil
    if let notice, notice.remedy == .loadMore {
      content.failedPage = Failure(notice.message, code: notice.code)
    }
    return content
  }

  /// The content beside which something failed.
  func failing(_ failure: Failure, _ remedy: Notice.Remedy) -> Content {
    var content = withoutNotice
    content.notice = Notice(
      failure.message, remedy: failure.canRetry ? remedy : nil, code: failure.code)
    if remedy == .loadMore, !failure.canRetry { content.failedPage = failure }
    return content
  }

  /// The content while the answer to another request is awaited; nil asks for that of its own.
  func asking(for request: Request?) -> Content {
    var content = withoutNotice
    content.asked = request
    return content
  }
}
