public import ScreenStates

/// The kinds of a screen that loads: what the ready-made states need to name the next one.
///
/// ``ContentKind`` conforms, and so does an app's own enum with cases of these names, which may
/// have further cases beside them and a display of its own:
///
/// ```swift
/// enum HistoryKind: ContentStateKind {
///   typealias Display = HistoryDisplay
///   typealias StateClass = ContentState<Self>
///   case loading(NoRequest)
///   case showingData(Content<NoRequest, Show>)
///   case refreshing(Content<NoRequest, Show>)
///   case loadingMore(Content<NoRequest, Show>)
///   case empty(NoRequest, EmptyReason)
///   case error(NoRequest, Failure)
/// }
/// ```
///
/// A screen that has no such kind says what comes instead, in a static function of that name: one
/// that does not refresh in place may load anew, `static func refreshing(_ content: …) -> Self {
/// .loading(content.request) }`. There are no defaults, so that a slip in a case is an error of
/// the compiler.
public protocol ContentStateKind: StateKind {
  /// What the user asks for, or ``NoRequest``.
  associatedtype Request

  /// What is shown, one by one.
  associatedtype Item

  /// Loads, with nothing to show meanwhile.
  static func loading(_ request: Request) -> Self

  /// Shows items.
  static func showingData(_ content: Content<Request, Item>) -> Self

  /// Shows items while newer ones, or those of another request, are loaded.
  static func refreshing(_ content: Content<Request, Item>) -> Self

  /// Shows items while a further page is loaded.
  static func loadingMore(_ content: Content<Request, Item>) -> Self

  /// There was an answer, with nothing in it.
  static func empty(_ request: Request, _ reason: EmptyReason) -> Self

  /// There was no answer, and there is nothing to show.
  static func error(_ request: Request, _ failure: Failure) -> Self
}

extension ContentStateKind {
  /// One sample of each kind that the ready-made states know, for diagrams, explorers and tests.
  ///
  /// An app makes its kinds `CaseIterable` with it in one line.
  ///
  /// - Parameter content: What the samples show.
  /// - Returns: The six kinds in the order in which a screen meets them.
  public static func samples(of content: Content<Request, Item>) -> [Self] {
    [
      .loading(content.request),
      .showingData(content),
      .refreshing(content),
      .loadingMore(content),
      .empty(content.request, .nothingThere),
      .error(content.request, Failure(describing: LoadingError.timedOut)),
    ]
  }
}
