public import ScreenStates

/// The kinds between which the ready-made states move.
///
/// ``ContentKind`` conforms. An app's own enum conforms with cases of these names. It may have
/// further cases, and a display of its own:
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
/// If an app has no use for a kind, it writes a static function of that name, which returns another
/// kind: this shelf is never empty, and has no further pages. The functions have no defaults, so
/// the compiler reports a misspelt case. Only `retrying` has one, because few apps need it.
///
/// The app's factory makes the ready-made states for these kinds, and states of its own for the
/// others:
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
  /// What the user requests, such as the words of a search; or ``NoRequest``.
  associatedtype Request

  /// The type of an item.
  associatedtype Item

  /// What the app's own requests need in a state, such as a service: ``ContentState/context``.
  associatedtype Context = Void

  /// Loads, with nothing to show meanwhile.
  static func loading(_ request: Request) -> Self

  /// Shows items.
  static func showingData(_ content: Content<Request, Item>) -> Self

  /// Shows items while newer ones, or the items of another request, are loaded.
  static func refreshing(_ content: Content<Request, Item>) -> Self

  /// Shows items while a further page is loaded.
  static func loadingMore(_ content: Content<Request, Item>) -> Self

  /// The answer has no items.
  static func empty(_ request: Request, _ reason: EmptyReason) -> Self

  /// The load failed, and there is nothing to show.
  static func error(_ request: Request, _ failure: Failure) -> Self

  /// The kind that follows a failed load that will be retried automatically.
  ///
  /// Only a source with ``ContentSource/retries`` leads here. An app with such a case returns it:
  ///
  /// ```swift
  /// static func retrying(_ retry: PendingRetry<NoRequest, Book>) -> Self { .waitingToRetry(retry) }
  /// ```
  ///
  /// The default returns the kind of the failure, so nothing is retried. The function is not named
  /// like the case, because a default and a case with the same name are ambiguous.
  static func retrying(_ retry: PendingRetry<Request, Item>) -> Self
}

extension ContentStateKind {
  /// The default: the kind of the failure, so nothing is retried.
  public static func retrying(_ retry: PendingRetry<Request, Item>) -> Self { retry.givenUp() }

  /// One sample of each kind of the ready-made states, for diagrams, explorers and tests.
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
  /// - Returns: Six kinds in the usual order; an app that uses retries adds `waitingToRetry`.
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
