/// What a ``ValueScreen`` shows.
public struct ValueDisplay<Value> {
  /// What the screen is loading, or nil.
  public var activity: LoadingActivity?
  /// The value, or nil.
  public var value: Value?
  /// How old the value was when it was read from the store; nil for that of the server.
  public var savedAge: Duration?
  /// What went wrong, if there is nothing else to show, or nil.
  public var failure: Failure?
  /// What the user should know beside the value, or nil.
  public var notice: Notice?
  /// The next retry, or nil.
  public var retry: RetryStatus?
  /// Whether a retry is answered.
  public var canRetry = false
  /// Whether a refresh is answered.
  public var canRefresh = false
  /// The frame in one line, for assistive technology to speak.
  public var announcement = ""

  /// Makes the blank display.
  public init() {}
}

extension ValueDisplay {
  /// The value as a list of at most one, which is what the states draw.
  public var items: [Value] {
    get { value.map { [$0] } ?? [] }
    set { value = newValue.first }
  }
}

// In an extension, so that the value itself may be used on any actor.
extension ValueDisplay: ShowsActivity, ShowsItems, ShowsError, ShowsNotice {}
extension ValueDisplay: Equatable where Value: Equatable {}
extension ValueDisplay: Encodable where Value: Encodable {}
extension ValueDisplay: Decodable where Value: Decodable {}
extension ValueDisplay: Sendable where Value: Sendable {}
