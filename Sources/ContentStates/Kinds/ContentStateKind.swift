public import ScreenStates

/// The kinds of a screen that loads, from which the ready-made states name the next one.
///
/// ``ContentKind`` conforms, and so does an app's own enum with cases of these names, which may
/// have further cases beside them and a display of its own:
///
/// ```swift
/// enum ShelfKind: ContentStateKind, Equatable {
///   typealias Display = ShelfDisplay
///   typealias StateClass = ContentState<Self>
///   case loading(NoRequest)
///   case showingData(Content<NoRequest, Book>)
///   case refreshing(Content<NoRequest, Book>)
///   case error(NoRequest, Failure)
///   case locked
///
///   static func loadingMore(_ content: Content<NoRequest, Book>) -> Self { .showingData(content) }
///   static func empty(_ request: NoRequest, _ reason: EmptyReason) -> Self { .locked }
/// }
/// ```
///
/// A screen without one of these kinds has a static function of that name instead, which returns
/// another kind: here nothing is ever empty, and there are no further pages. There are no defaults,
/// so the compiler reports a misspelt case. The exception is `retrying`, which only an app with
/// retries needs.
///
/// The app's factory makes the ready-made states for these kinds, and its own for the others:
///
/// ```swift
/// struct Shelves: StateFactory {
///   let source: ContentSource<NoRequest, Book>
///
///   func makeState(for kind: ShelfKind) -> ContentState<ShelfKind> {
///     switch kind {
///     case .loading(let request): LoadingState(request, from: source)
///     case .showingData(let content): ShowingDataState(content, from: source)
///     case .refreshing(let content): RefreshingState(content, from: source)
///     case .error(let request, let failure): ErrorState(request, failure, from: source)
///     case .locked: LockedShelf()
///     }
///   }
/// }
/// ```
public protocol ContentStateKind: StateKind {
  /// What the user asks for, or ``NoRequest``.
  associatedtype Request

  /// The type of an item.
  associatedtype Item

  /// What the app's own requests need in the ready-made states, such as a service;
  /// see ``ContentState/context``.
  associatedtype Context = Void

  /// Loads while there is nothing to show.
  static func loading(_ request: Request) -> Self

  /// Shows items.
  static func showingData(_ content: Content<Request, Item>) -> Self

  /// Shows items while newer ones, or those of another request, are loaded.
  static func refreshing(_ content: Content<Request, Item>) -> Self

  /// Shows items while a further page is loaded.
  static func loadingMore(_ content: Content<Request, Item>) -> Self

  /// There was an answer without items.
  static func empty(_ request: Request, _ reason: EmptyReason) -> Self

  /// The load failed, and there is nothing to show.
  static func error(_ request: Request, _ failure: Failure) -> Self

  /// The kind that follows a failed load that will be retried automatically.
  ///
  /// Only a source with ``ContentSource/retries`` leads here. An app with a case for it says so:
  ///
  /// ```swift
  /// static func retrying(_ retry: PendingRetry<NoRequest, Book>) -> Self { .waitingToRetry(retry) }
  /// ```
  ///
  /// The default is the kind of the failure, so that nothing is retried. It is not named like the
  /// case, because a default and a case with the same name are ambiguous.
  static func retrying(_ retry: PendingRetry<Request, Item>) -> Self
}

extension ContentStateKind {
  /// The kind of the failure: without such a case nothing is retried.
  public static func retrying(_ retry: PendingRetry<Request, Item>) -> Self { retry.givenUp() }

  /// One sample of each kind that the ready-made states know, for diagrams, explorers and tests.
  ///
  /// An app makes its kinds `CaseIterable` with it:
  ///
  /// ```swift
  /// extension ShelfKind: CaseIterable {
  ///   static var allCases: [Self] { samples(of: Content([Book(title: "one")])) + [.locked] }
  /// }
  /// ```
  ///
  /// - Parameter content: What the samples show.
  /// - Returns: Six kinds in the order in which a screen meets them; an app that uses retries adds
  ///   `waitingToRetry`.
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
