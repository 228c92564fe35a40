internal import ScreenStates

/// The kinds of a ``ContentScreen``.
///
/// Compare kinds in tests, and save one to restore the screen. If the saved screen was loading, the
/// restored one loads again, because entering the kind starts the load.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | items; none; an error | `showingData`; `empty`; `error` |
/// | `showingData` | refresh or ask; load more | `refreshing`; `loadingMore` |
/// | `refreshing` | items; none; an error | `showingData`; `empty`; `showingData` with a notice |
/// | `loadingMore` | a page; an error | `showingData`; `showingData` with a notice |
/// | `empty`, `error` | retry, refresh or ask | `loading` |
///
/// With ``ContentSource/retries``, an error leads to `waitingToRetry`, which leads to the kind of
/// the retry's answer or, after the last retry, to the kind of the error. With ``ContentSource/store``,
/// `loading` leads to `refreshing` if there is a saved copy.
public enum ContentKind<Request, Item>: ContentStateKind {
  /// What the screen shows.
  public typealias Display = ContentDisplay<Item>
  /// The base class of the states.
  public typealias StateClass = ContentState<Self>

  /// Loads, with nothing to show meanwhile.
  case loading(Request)
  /// Shows items.
  case showingData(Content<Request, Item>)
  /// Shows items while newer ones, or the items of another request, are loaded.
  case refreshing(Content<Request, Item>)
  /// Shows items while a further page is loaded.
  case loadingMore(Content<Request, Item>)
  /// The answer has no items.
  case empty(Request, EmptyReason)
  /// The load failed, and there is nothing to show.
  case error(Request, Failure)
  /// The load failed and is retried automatically; the items stay, if there are any.
  case waitingToRetry(PendingRetry<Request, Item>)

  /// The kind that waits and tries again.
  public static func retrying(_ retry: PendingRetry<Request, Item>) -> Self {
    .waitingToRetry(retry)
  }

  /// The kind to start in again, such as when the app returns to the foreground: a busy or waiting
  /// kind becomes the kind that only shows its items or its failure.
  ///
  /// ```swift
  /// screen.start(at: screen.kind.resting)
  /// ```
  ///
  /// `loading` stays the same, because it has nothing to show: it starts to load.
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
  /// Loads, with nothing to show meanwhile.
  public static var loading: Self { .loading(NoRequest()) }

  /// Shows items, and a notice beside them if there is one.
  public static func showingData(_ items: [Item], notice: Notice? = nil) -> Self {
    .showingData(Content(items, notice: notice))
  }

  /// Shows items while newer ones are loaded.
  public static func refreshing(_ items: [Item]) -> Self { .refreshing(Content(items)) }

  /// The answer has no items.
  public static var empty: Self { .empty(NoRequest(), .nothingThere) }

  /// The load failed, and there is nothing to show.
  public static func error(_ failure: Failure) -> Self { .error(NoRequest(), failure) }
}
