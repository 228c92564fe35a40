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

  /// Shows items.
  ///
  /// - Parameters:
  ///   - items: What to show.
  ///   - notice: What the user should know beside them.
  /// - Returns: The kind.
  public static func showingData(_ items: [Item], notice: Notice? = nil) -> Self {
    .showingData(Content(items, notice: notice))
  }

  /// Shows items while newer ones are loaded.
  ///
  /// - Parameter items: What to show meanwhile.
  /// - Returns: The kind.
  public static func refreshing(_ items: [Item]) -> Self { .refreshing(Content(items)) }

  /// There was an answer, with nothing in it.
  public static var empty: Self { .empty(NoRequest(), .nothingThere) }

  /// There was no answer, and there is nothing to show.
  ///
  /// - Parameter failure: What went wrong.
  /// - Returns: The kind.
  public static func error(_ failure: Failure) -> Self { .error(NoRequest(), failure) }
}
