internal import ScreenStates

/// The kinds of a ``ContentScreen``.
///
/// They are complete values: compare them in tests, and save one to restore the screen. A restored
/// screen that was busy loads again, because entering the kind starts the load.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | items; none; an error | `showingData`; `empty`; `error` |
/// | `showingData` | refresh or ask; load more | `refreshing`; `loadingMore` |
/// | `refreshing` | items; none; an error | `showingData`; `empty`; `showingData` with a notice |
/// | `loadingMore` | a page; an error | `showingData`; `showingData` with a notice |
/// | `empty`, `error` | retry, refresh or ask | `loading` |
///
/// With ``ContentSource/retries`` an error leads to `waitingToRetry`, and from there to the answer
/// of a retry, or after the last one to the kind of the error. With ``ContentSource/store``
/// `loading` leads to `refreshing` if there is a saved copy.
public enum ContentKind<Request, Item>: ContentStateKind {
  /// What the screen shows.
  public typealias Display = ContentDisplay<Item>
  /// The base class of the states.
  public typealias StateClass = ContentState<Self>

  /// Loads while there is nothing to show.
  case loading(Request)
  /// Shows items.
  case showingData(Content<Request, Item>)
  /// Shows items while newer ones, or those of another request, are loaded.
  case refreshing(Content<Request, Item>)
  /// Shows items while a further page is loaded.
  case loadingMore(Content<Request, Item>)
  /// There was an answer without items.
  case empty(Request, EmptyReason)
  /// The load failed, and there is nothing to show.
  case error(Request, Failure)
  /// The load failed, and is retried automatically; the items stay if there are any.
  case waitingToRetry(PendingRetry<Request, Item>)

  /// Waits, and tries again.
  public static func retrying(_ retry: PendingRetry<Request, Item>) -> Self {
    .waitingToRetry(retry)
  }

  /// The kind to start in again, such as in the foreground: a busy or waiting kind becomes the kind
  /// that only shows its items.
  ///
  /// ```swift
  /// screen.start(at: screen.kind.resting)
  /// ```
  ///
  /// Only `loading` stays the same: it shows nothing, and starts to load.
  public var resting: Self {
    switch self {
    case .refreshing(let content), .loadingMore(let content): .showingData(content)
    case .waitingToRetry(let retry): retry.givenUp()
    case .loading, .showingData, .empty, .error: self
    }
  }
}

extension ContentKind: Equatable where Request: Equatable, Item: Equatable {}
extension ContentKind: Hashable where Request: Hashable, Item: Hashable {}
extension ContentKind: Encodable where Request: Encodable, Item: Encodable {}
extension ContentKind: Decodable where Request: Decodable, Item: Decodable {}
extension ContentKind: Sendable where Request: Sendable, Item: Sendable {}

// MARK: - Without a request

extension ContentKind where Request == NoRequest {
  /// Loads while there is nothing to show.
  public static var loading: Self { .loading(NoRequest()) }

  /// Shows items, and a notice beside them if there is one.
  public static func showingData(_ items: [Item], notice: Notice? = nil) -> Self {
    .showingData(Content(items, notice: notice))
  }

  /// Shows items while newer ones are loaded.
  public static func refreshing(_ items: [Item]) -> Self { .refreshing(Content(items)) }

  /// There was an answer without items.
  public static var empty: Self { .empty(NoRequest(), .nothingThere) }

  /// There was no answer, and there is nothing to show.
  public static func error(_ failure: Failure) -> Self { .error(NoRequest(), failure) }
}
