internal import ScreenStates

/// The kinds of a ``ValueScreen``: those of a list without further pages and without "nothing
/// there".
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

  /// Loads while there is nothing to show.
  case loading(Request)
  /// Shows the value.
  case showingData(Content<Request, Value>)
  /// Shows the value while a newer one, or that of another request, is loaded.
  case refreshing(Content<Request, Value>)
  /// The load failed, and there is nothing to show.
  case error(Request, Failure)
  /// The load failed, and is retried automatically; the value stays if there is one.
  case waitingToRetry(PendingRetry<Request, Value>)

  /// Shows the value: it has no further pages.
  public static func loadingMore(_ content: Content<Request, Value>) -> Self {
    .showingData(content)
  }

  /// Says that there is no value; only a source that answers without one leads here.
  public static func empty(_ request: Request, _ reason: EmptyReason) -> Self {
    .error(request, Failure(describing: LoadingError.onlyEmptyPages))
  }

  /// Waits, and tries again.
  public static func retrying(_ retry: PendingRetry<Request, Value>) -> Self {
    .waitingToRetry(retry)
  }

  /// The kind to start in again, such as in the foreground: a busy or waiting kind becomes the kind
  /// that only shows its value.
  public var resting: Self {
    switch self {
    case .refreshing(let content): .showingData(content)
    case .waitingToRetry(let retry): retry.givenUp()
    case .loading, .showingData, .error: self
    }
  }
}

extension ValueKind: Equatable where Request: Equatable, Value: Equatable {}
extension ValueKind: Hashable where Request: Hashable, Value: Hashable {}
extension ValueKind: Encodable where Request: Encodable, Value: Encodable {}
extension ValueKind: Decodable where Request: Decodable, Value: Decodable {}
extension ValueKind: Sendable where Request: Sendable, Value: Sendable {}
