public import ScreenStates

/// The base of the states of a screen that loads: the requests that they answer.
///
/// A state ignores each request that it does not answer, and the log records it; only `ask(for:)`
/// is answered by every state. So a second tap on retry reaches a state that is already loading,
/// and does not load twice.
///
/// An app adds requests of its own in an extension. The factory gives what they need to the states
/// that answer them, as their ``context``; there is nothing to subclass or cast.
///
/// ```swift
/// extension ContentState where Kind == LibraryKind {
///   func lend(_ book: Book) {
///     guard let library = context else { return ignored() }
///     screen?.perform { try await library.lend(book) }
///   }
/// }
/// ```
///
/// ## Subclassing
///
/// Write a state of your own beside the ready-made ones as a subclass: draw in `enter()` and
/// override the requests that it answers. `canTransition(to:)`, `exit()` and the next state's
/// `enter()` are called in this order. There is no need to call `super` in any of them.
open class ContentState<Kind: ContentStateKind>: Screen<Kind>.State {
  /// What the app's own requests need, if the factory gave it; nil in a state that does not answer
  /// them.
  public private(set) final var context: Kind.Context?

  /// What the app draws in addition to what the state draws.
  private final var decoration: (@MainActor (ContentState) -> Void)?

  /// The request that is waiting for its pause to end, if any.
  final var pausedAsk: PausedAsk<Kind>?

  /// The kind that shows the answer, while the indicator stays for its minimum time.
  final var held: Kind?

  /// Makes a state that has not been entered.
  public override init() {}

  // MARK: - Requests

  /// Whether ``retry()`` is answered.
  open var canRetry: Bool { false }

  /// Whether ``refresh()`` is answered.
  open var canRefresh: Bool { false }

  /// Whether ``loadMore()`` is answered.
  open var canLoadMore: Bool { false }

  /// Tries again what failed: a first load, a refresh, or a further page.
  open func retry() { ignored() }

  /// Loads again what is shown.
  open func refresh() { ignored() }

  /// Continues the list; ignored at its end, and after a page that failed.
  ///
  /// Send it as often as you like, for example whenever the last row appears.
  open func loadMore() { ignored() }

  /// Removes the notice beside the items; the failure that it reported stays as it is.
  open func dismissNotice() { ignored() }

  /// Stops the automatic retries, and shows what went wrong.
  open func stopRetrying() { ignored() }

  /// Loads another request, such as other words to search for.
  ///
  /// Items that are shown stay until the answer comes. The answer to an earlier request is dropped.
  /// The request is ignored if it is the one that is being loaded or retried, or that has no items.
  /// If the items on screen already answer it, nothing is loaded, and a load of something else
  /// ends.
  ///
  /// - Parameter request: What to load.
  open func ask(for request: Kind.Request) {
    pausedAsk?.end()
    if let wanted, areSame(request, wanted) { return ignored() }
    guard let content = lastingContent else {
      transition(to: .loading(request))
      return
    }
    transition(
      to: areSame(request, content.request)
        ? .showingData(content.asking(for: nil)) : .refreshing(content.asking(for: request)))
  }

  /// Loads another request after a pause, unless a newer one comes before the pause ends.
  ///
  /// For a search field: send it at each keystroke.
  ///
  /// ```swift
  /// screen.state.ask(for: words, after: .milliseconds(300))
  /// ```
  ///
  /// The pause belongs to the screen: it goes on through refreshing, further pages and every other
  /// transition, and the request goes to the state that is then current. The ready-made
  /// ``ask(for:)`` ends the pause, so pressing the return key searches at once.
  ///
  /// - Parameters:
  ///   - request: What to load.
  ///   - pause: How long to wait for a newer request before this one is sent.
  public final func ask(for request: Kind.Request, after pause: Duration) {
    pausedAsk?.end()
    guard let screen else { return ignored() }
    _ = PausedAsk(for: request, after: pause, on: screen)
  }

  /// The request that is shown or being loaded; the same request is ignored.
  var wanted: Kind.Request? { nil }

  /// The items that stay while another request is loaded.
  var lastingContent: Content<Kind.Request, Kind.Item>? { nil }

  /// Whether newer items are being loaded while a saved copy is shown.
  var refreshesACopy: Bool { false }

  /// Whether two requests are equal; requests that cannot be compared never are.
  private func areSame(_ first: Kind.Request, _ second: Kind.Request) -> Bool {
    func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first)
  }

  // MARK: - What an app adds

  /// Gives the state what the app's own requests need, and what to draw in addition.
  ///
  /// ```swift
  /// case .showingData(let content): ShowingDataState(content, from: source).given(library)
  /// ```
  ///
  /// - Parameters:
  ///   - context: What the requests need.
  ///   - draw: Called at the end of the state's `enter()`, to draw in the same frame.
  /// - Returns: The state.
  public final func given(
    _ context: Kind.Context, draw: (@MainActor (ContentState) -> Void)? = nil
  ) -> Self {
    self.context = context
    decoration = draw
    return self
  }
}

// MARK: - For the ready-made states

extension ContentState where Kind.Display: ShowsRequests {
  /// Draws which requests are answered now, and then what the app draws.
  func drawRest() {
    display.canRetry = canRetry
    display.canRefresh = canRefresh
    display.canLoadMore = canLoadMore
    decoration?(self)
  }
}

extension ContentState
where Kind.Display: ShowsItems & ShowsNotice, Kind.Display.Item == Kind.Item {
  /// Draws items, and what belongs to them.
  func draw(_ content: Content<Kind.Request, Kind.Item>, in words: ContentWords) {
    let count = content.items.count
    let line = content.savedAge == nil ? words.items(count) : words.savedItems(count)
    display.items = content.items
    display.hasMore = content.next != nil
    display.savedAge = content.savedAge
    display.notice = content.notice
    display.announcement = content.notice.map { "\(line). \($0.message)" } ?? line
  }
}
