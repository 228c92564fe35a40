/// A load that failed and will be tried again: the payload of the kind that waits for the retry.
///
/// Like ``Content`` it can be saved: a screen that is restored with it starts the wait again.
public struct PendingRetry<Request, Item> {
  /// The request to load again.
  public var request: Request

  /// The items that stay meanwhile; nil if there is nothing to show.
  public var content: Content<Request, Item>?

  /// What the retry does: it loads the list again, or a further page.
  public var remedy: Notice.Remedy

  /// What went wrong the last time.
  public var failure: Failure

  /// The number of the next retry; the first is 1.
  public var number: Int

  /// How long to wait before the retry.
  public var delay: Duration

  /// Makes a pending retry from its properties.
  public init(
    _ request: Request, content: Content<Request, Item>? = nil,
    remedy: Notice.Remedy = .refresh, after failure: Failure, number: Int = 1, delay: Duration
  ) {
    (self.request, self.content, self.remedy) = (request, content, remedy)
    (self.failure, self.number, self.delay) = (failure, number, delay)
  }

  /// The kind that is shown if there is no further retry: the items with a notice, or the error.
  public func givenUp<Kind: ContentStateKind>() -> Kind
  where Kind.Request == Request, Kind.Item == Item {
    content.map { .showingData($0.failing(failure, remedy)) } ?? .error(request, failure)
  }
}

extension PendingRetry: Equatable where Request: Equatable, Item: Equatable {}
extension PendingRetry: Hashable where Request: Hashable, Item: Hashable {}
extension PendingRetry: Encodable where Request: Encodable, Item: Encodable {}
extension PendingRetry: Decodable where Request: Decodable, Item: Decodable {}
extension PendingRetry: Sendable where Request: Sendable, Item: Sendable {}
