/// The loaded items and their request: the payload of the kinds that show items.
///
/// It has everything that must survive a transition while items stay on screen, including the
/// notice of a failed refresh. Compare it in tests, and save it to restore a screen.
public struct Content<Request, Item> {
  /// The request that the items answer.
  public var request: Request

  /// The items of all loaded pages, in order.
  public var items: [Item]

  /// Where the next page begins; nil at the end of the list.
  public var next: PageCursor?

  /// The notice beside the items, such as that of a failed refresh.
  public var notice: Notice?

  /// A newer request that has no answer yet; nil if the items answer the latest request.
  ///
  /// A refresh loads it instead of ``request``. If that fails, the items and this request stay:
  /// ``ContentState/retry()`` loads it again.
  public var asked: Request?

  /// The failure of ``asked``, if a retry cannot help: a refresh loads it again, and so does asking
  /// for it again.
  public var failedAsk: Failure?

  /// The failure of the next page, if a retry cannot help or its notice is gone; no further page is
  /// loaded then.
  public var failedPage: Failure?

  /// The age of the items when they were read from the store; nil for items from the server.
  public var savedAge: Duration?

  /// Makes a content from its properties.
  public init(
    request: Request, items: [Item], next: PageCursor? = nil, notice: Notice? = nil,
    asked: Request? = nil, savedAge: Duration? = nil
  ) {
    (self.request, self.items, self.next) = (request, items, next)
    (self.notice, self.asked, self.savedAge) = (notice, asked, savedAge)
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
  /// The newest request: the one that is being loaded, or else the one that the items answer.
  var wanted: Request { asked ?? request }

  /// The content during a load, without earlier failures.
  ///
  /// While another request is loaded, a page that failed stays failed.
  var withoutNotice: Content {
    var content = self
    (content.notice, content.failedAsk) = (nil, nil)
    if asked == nil { content.failedPage = nil }
    return content
  }

  /// The content without its notice; a failed page or request stays failed.
  var dismissingNotice: Content {
    var content = self
    content.notice = nil
    if let notice, notice.remedy == .loadMore {
      content.failedPage = Failure(notice.message, code: notice.code)
    }
    return content
  }

  /// The content with the notice of a failure.
  func failing(_ failure: Failure, _ remedy: Notice.Remedy) -> Content {
    var content = withoutNotice
    content.notice = Notice(
      failure.message, remedy: failure.canRetry ? remedy : nil, code: failure.code)
    if failure.canRetry { return content }
    if remedy == .loadMore { content.failedPage = failure }
    if remedy == .refresh, asked != nil { content.failedAsk = failure }
    return content
  }

  /// The content while another request is loaded; nil if none is.
  func asking(for request: Request?) -> Content {
    var content = dismissingNotice
    (content.asked, content.failedAsk) = (request, nil)
    return content
  }
}
