/// What a ``ContentScreen`` shows.
///
/// Because each state begins with a blank display and draws only its own elements, an error is
/// never beside items, nor an indicator beside an error.
public struct ContentDisplay<Item> {
  /// What the screen is loading, or nil.
  public var activity: LoadingActivity?
  /// The items in order.
  public var items: [Item] = []
  /// Whether the list goes on after the last item.
  public var hasMore = false
  /// How old the items were when they were read from the store; nil for those of the server.
  public var savedAge: Duration?
  /// Why there is nothing to show, or nil.
  public var emptyReason: EmptyReason?
  /// What went wrong, if there is nothing else to show, or nil.
  public var failure: Failure?
  /// What the user should know beside the items, or nil.
  public var notice: Notice?
  /// The next retry, or nil.
  public var retry: RetryStatus?
  /// Whether a retry is answered.
  public var canRetry = false
  /// Whether a refresh is answered.
  public var canRefresh = false
  /// Whether a request for a further page is answered.
  public var canLoadMore = false
  /// The frame in one line, for assistive technology to speak.
  public var announcement = ""

  /// Makes the blank display.
  public init() {}
}

// In an extension, so that the value itself may be used on any actor.
extension ContentDisplay: ShowsContent {}

extension ContentDisplay: Equatable where Item: Equatable {}
extension ContentDisplay: Encodable where Item: Encodable {}
extension ContentDisplay: Decodable where Item: Decodable {}
extension ContentDisplay: Sendable where Item: Sendable {}
