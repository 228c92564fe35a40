internal import ScreenStates

/// The kinds of a ``ContentScreen``.
///
/// They are values that say everything: compare them in tests, and save one to restore the screen.
/// A restored screen that was busy loads again, because entering the kind is what loads.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loading` | items; none; an error | `showingData`; `empty`; `error` |
/// | `showingData` | refresh or ask; load more | `refreshing`; `loadingMore` |
/// | `refreshing` | items; none; an error | `showingData`; `empty`; `showingData` with a notice |
/// | `loadingMore` | a page; an error | `showingData`; `showingData` with a notice |
/// | `empty`, `error` | retry, refresh or ask | `loading` |
///
/// With ``ContentSource/retries`` an error leads to `waitingToRetry`, and that to the answer of the
/// retry, or in the end to where the error would have led. With ``ContentSource/store`` `loading`
/// leads to `refreshing` where there is a saved copy.
public enum ContentKind<Request, Item>: ContentStateKind {
  /// What the screen shows.
  public typealias Display = ContentDisplay<Item>
  /// What the states answer.
  public typealias StateClass = ContentState<Self>

  /// Loads, with nothing to show meanwhile.
  case loading(Request)
  /// Shows items.
  case showingData(Content<Request, Item>)
  /// Shows items while newer ones, or those of another request, are loaded.
  case refreshing(Content<Request, Item>)
  /// Shows items while a further page is loaded.
  case loadingMore(Content<Request, Item>)
  /// There was an answer, with nothing in it.
  case empty(Request, EmptyReason)
  /// There was no answer, and there is nothing to show.
  case error(Request, Failure)
  /// There was no answer, and it is tried again by itself; the items stay if there are any.
  case waitingToRetry(PendingRetry<Request, Item>)

  /// Waits, and tries again.
  public static func retrying(_ retry: PendingRetry<Request, Item>) -> Self {
    .waitingToRetry(retry)
  }

  /// What to begin with when the screen starts again, such as in the foreground: where the kind is
  /// busy or waits, what it shows.
  ///
  /// ```swift
  /// screen.start(at: screen.kind.resting)
  /// ```
  ///
  /// Only `loading` is itself: it shows nothing, and begins to load.
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

  /// There was an answer, with nothing in it.
  public static var empty: Self { .empty(NoRequest(), .nothingThere) }

  /// There was no answer, and there is nothing to show.
  public static func error(_ failure: Failure) -> Self { .error(NoRequest(), failure) }
}
