/// What a ``ValueScreen`` shows.
public struct ValueDisplay<Value> {
  /// What the screen is loading, or nil.
  public var activity: LoadingActivity?
  /// The value, or nil.
  public var value: Value?
  /// The age of the value when it was read from the store; nil for a value from the server.
  public var savedAge: Duration?
  /// The failure, if there is nothing else to show; otherwise nil.
  public var failure: Failure?
  /// The notice beside the value, or nil.
  public var notice: Notice?
  /// The next retry, or nil.
  public var retry: RetryStatus?
  /// Whether the state answers a retry.
  public var canRetry = false
  /// Whether the state answers a refresh.
  public var canRefresh = false
  /// The frame in one line, which assistive technology speaks.
  public var announcement = ""

  /// Makes the blank display.
  public init() {}
}

extension ValueDisplay {
  /// The value as a list of at most one item, which the states draw.
  public var items: [Value] {
    get { value.map { [$0] } ?? [] }
    set { value = newValue.first }
  }
}

// In an extension, so that the value itself can be used on any actor.
// A value has no further pages.
extension ValueDisplay: ShowsActivity, ShowsItems, ShowsError, ShowsNotice, ShowsNothingElse {}
extension ValueDisplay: Equatable where Value: Equatable {}
extension ValueDisplay: Encodable where Value: Encodable {}
extension ValueDisplay: Decodable where Value: Decodable {}
extension ValueDisplay: Sendable where Value: Sendable {}
