internal import ScreenStates

/// The kinds of a ``ValueScreen``: those of a list, without further pages and without `empty`.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | the value; an error | `showingData`; `error` |
/// | `showingData` | refresh or ask | `refreshing` |
/// | `refreshing` | the value; an error | `showingData`; `showingData` with a notice |
/// | `error` | retry, refresh or ask | `loading` |
public enum ValueKind<Request, Value>: ContentStateKind {
  /// What the screen shows.
  public typealias Display = ValueDisplay<Value>
  /// The base class of the states.
  public typealias StateClass = ContentState<Self>

  /// Loads, with nothing to show meanwhile.
  case loading(Request)
  /// Shows the value.
  case showingData(Content<Request, Value>)
  /// Shows the value while a newer one, or the value of another request, is loaded.
  case refreshing(Content<Request, Value>)
  /// The load failed, and there is nothing to show.
  case error(Request, Failure)
  /// The load failed and is retried automatically; the value stays, if there is one.
  case waitingToRetry(PendingRetry<Request, Value>)

  /// The kind that shows the value, which has no further pages.
  public static func loadingMore(_ content: Content<Request, Value>) -> Self {
    .showingData(content)
  }

  /// The kind of an answer without a value: an error.
  public static func empty(_ request: Request, _ reason: EmptyReason) -> Self {
    .error(request, .noValue)
  }

  /// The kind that waits and tries again.
  public static func retrying(_ retry: PendingRetry<Request, Value>) -> Self {
    .waitingToRetry(retry)
  }

  /// The kind to start in again, such as when the app returns to the foreground: a busy or waiting
  /// kind becomes the kind that only shows its value or its failure.
  public var resting: Self {
    switch self {
    case .refreshing(let content): .showingData(content)
    case .waitingToRetry(let retry): retry.givenUp()
    case .loading, .showingData, .error: self
    }
  }
}

extension Failure {
  /// The answer has no value.
  static let noValue = Failure("There is nothing to show.")
}

extension ValueKind: Equatable where Request: Equatable, Value: Equatable {}
extension ValueKind: Hashable where Request: Hashable, Value: Hashable {}
extension ValueKind: Encodable where Request: Encodable, Value: Encodable {}
extension ValueKind: Decodable where Request: Decodable, Value: Decodable {}
extension ValueKind: Sendable where Request: Sendable, Value: Sendable {}
