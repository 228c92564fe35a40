/// What a ``ContentScreen`` shows.
///
/// Each state begins with a blank display and draws only its own elements. So an error is never
/// shown beside items, nor an indicator beside an error.
public struct ContentDisplay<Item> {
  /// What the screen is loading, or nil.
  public var activity: LoadingActivity?
  /// The items in order.
  public var items: [Item] = []
  /// Whether there are further pages.
  public var hasMore = false
  /// The age of the items when they were read from the store; nil for items from the server.
  public var savedAge: Duration?
  /// Why there is nothing to show, or nil.
  public var emptyReason: EmptyReason?
  /// The failure, if there is nothing else to show; otherwise nil.
  public var failure: Failure?
  /// The notice beside the items, or nil.
  public var notice: Notice?
  /// The next retry, or nil.
  public var retry: RetryStatus?
  /// Whether the state answers a retry.
  public var canRetry = false
  /// Whether the state answers a refresh.
  public var canRefresh = false
  /// Whether the state answers a request for a further page.
  public var canLoadMore = false
  /// The frame in one line, which assistive technology speaks.
  public var announcement = ""

  /// Makes the blank display.
  public init() {}
}

// In an extension, so that the value itself can be used on any actor.
extension ContentDisplay: ShowsContent {}

extension ContentDisplay: Equatable where Item: Equatable {}
extension ContentDisplay: Encodable where Item: Encodable {}
extension ContentDisplay: Decodable where Item: Decodable {}
extension ContentDisplay: Sendable where Item: Sendable {}
