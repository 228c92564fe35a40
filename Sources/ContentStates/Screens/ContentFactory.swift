public import ScreenStates

/// Maps the kinds of a ``ContentScreen`` to the ready-made classes.
///
/// ## Subclassing
///
/// Override one function to replace the class of one kind. It is called once for each transition to
/// the kind, after the old state's `canTransition(to:)` and before its `exit()`, and returns a new
/// state. There is no need to call `super`, which makes the ready-made state:
///
/// ```swift
/// final class BookStates: ContentFactory<NoRequest, Book> {
///   override func empty(_ request: NoRequest, _ reason: EmptyReason) -> ContentState<Kind> {
///     FirstBookState(request, reason, from: source)
///   }
/// }
/// ```
///
/// Then make the screen with your factory:
///
/// ```swift
/// let screen = ContentScreen(initial: .loading, states: BookStates(source))
/// ```
@MainActor
open class ContentFactory<Request, Item>: StateFactory {
  /// The kinds that this factory knows.
  public typealias Kind = ContentKind<Request, Item>

  /// Where the content comes from.
  public let source: ContentSource<Request, Item>

  /// Makes the factory.
  public init(_ source: ContentSource<Request, Item>) { self.source = source }

  /// Makes the state for a kind with the function of that name.
  public final func makeState(for kind: Kind) -> ContentState<Kind> {
    switch kind {
    case .loading(let request): loading(request)
    case .showingData(let content): showingData(content)
    case .refreshing(let content): refreshing(content)
    case .loadingMore(let content): loadingMore(content)
    case .empty(let request, let reason): empty(request, reason)
    case .error(let request, let failure): error(request, failure)
    case .waitingToRetry(let retry): waitingToRetry(retry)
    }
  }

  /// Makes the state that loads with nothing to show.
  open func loading(_ request: Request) -> ContentState<Kind> {
    LoadingState(request, from: source)
  }

  /// Makes the state that shows items.
  open func showingData(_ content: Content<Request, Item>) -> ContentState<Kind> {
    ShowingDataState(content, from: source)
  }

  /// Makes the state that shows items while newer ones are loaded.
  open func refreshing(_ content: Content<Request, Item>) -> ContentState<Kind> {
    RefreshingState(content, from: source)
  }

  /// Makes the state that shows items while a further page is loaded.
  open func loadingMore(_ content: Content<Request, Item>) -> ContentState<Kind> {
    LoadingMoreState(content, from: source)
  }

  /// Makes the state that shows that there is nothing.
  open func empty(_ request: Request, _ reason: EmptyReason) -> ContentState<Kind> {
    EmptyState(request, reason, from: source)
  }

  /// Makes the state that shows what went wrong.
  open func error(_ request: Request, _ failure: Failure) -> ContentState<Kind> {
    ErrorState(request, failure, from: source)
  }

  /// Makes the state that waits and retries automatically.
  open func waitingToRetry(_ retry: PendingRetry<Request, Item>) -> ContentState<Kind> {
    WaitingToRetryState(retry, from: source)
  }
}
