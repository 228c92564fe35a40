public import ScreenStates

/// The base class of the states of a screen that loads, with the requests that they answer.
///
/// By default a state answers only `ask(for:)`. It ignores all other requests, which the log
/// records. So a second tap on retry reaches a state that is already loading, and does not load
/// twice.
///
/// An app adds requests of its own in an extension. Its factory gives the states what the requests
/// need, as their ``context``; there is nothing to subclass or cast.
///
/// ```swift
/// extension ContentState where Kind == LibraryKind {
///   func lend(_ book: Book) {
///     guard let library = context else { return ignored() }
///     screen?.perform {
///       try await library.lend(book)
///     } then: { state, result in
///       guard case .failure = result else { return }
///       state.display.notice = Notice("\(book.title) was not lent.")
///     }
///   }
/// }
/// ```
///
/// ## Subclassing
///
/// Write your own state beside the ready-made ones as a subclass: draw in `enter()` and override
/// the requests that the state answers. A transition calls `canTransition(to:)`, then `exit()`,
/// then the next state's `enter()`. There is no need to call `super` in any of them.
open class ContentState<Kind: ContentStateKind>: Screen<Kind>.State {
  /// What the app's own requests need, or nil if the factory did not give it to this state.
  public private(set) final var context: Kind.Context?

  /// What the app draws in addition to the state.
  private final var decoration: (@MainActor (ContentState) -> Void)?

  /// The answer that waits until the indicator has been shown long enough: its kind, and its cause.
  final var held: (kind: Kind, cause: String)?

  /// Whether a request of the state waits, as until the observers of a frame have been called.
  final var isMoving = false

  /// The last request of those that wait and load another one.
  private final var nextRequest: Kind.Request?

  /// Makes a state that has not been entered.
  public override init() {}

  // MARK: - Requests

  /// Whether the state answers ``retry()``.
  open var canRetry: Bool { false }

  /// Whether the state answers ``refresh()``.
  open var canRefresh: Bool { false }

  /// Whether the state answers ``loadMore()``.
  open var canLoadMore: Bool { false }

  /// Repeats the load that failed: a first load, a refresh, or a further page.
  open func retry() { loadAgain(if: canRetry, cause: "retry()") }

  /// Loads the shown items again, or the request that brought none.
  ///
  /// Ignored while the screen loads, so that nothing is drawn: a pull control is ended by
  /// ``ContentPresenting/endRefreshing()``, or by the return of `await screen.refresh()`.
  open func refresh() { loadAgain(if: canRefresh, cause: "refresh()") }

  /// Loads the next page; ignored at the end of the list, and after a page that failed.
  ///
  /// Send it as often as you like, for example whenever the last row appears.
  open func loadMore() { ignored() }

  /// Removes the notice, also one that the app has drawn; it does not retry.
  ///
  /// An automatic retry goes on.
  open func dismissNotice() {
    guard var shown = display as? any ShowsNotice, shown.notice != nil else { return ignored() }
    shown.notice = nil
    if let shown = shown as? Kind.Display { display = shown }
  }

  /// Stops the automatic retries, and shows what went wrong.
  open func stopRetrying() { ignored() }

  /// Loads another request, such as other words to search for.
  ///
  /// The items on screen stay until the answer comes. The answer to an earlier request is dropped.
  /// The request is ignored if it is being loaded or retried already, or if its answer was empty.
  /// If the items on screen answer it, nothing is loaded, and the load of another request ends; but
  /// then a saved copy is refreshed, unless it is fresh (``ContentStore/freshFor``).
  ///
  /// - Parameter request: What to load.
  open func ask(for request: Kind.Request) {
    if let screen { PausedAsks.end(on: screen) }
    if let wanted = nextRequest ?? wanted, areSame(request, wanted) { return ignored() }
    move(to: kind(for: request), cause: "ask(for:)")
    if isMoving { nextRequest = request }
  }

  /// Loads another request after a pause, unless a newer one comes before the pause ends.
  ///
  /// Use it for a search field: send it at each keystroke.
  ///
  /// ```swift
  /// screen.state.ask(for: words, after: .milliseconds(300))
  /// ```
  ///
  /// The pause belongs to the screen, so it continues through transitions, and the request goes to
  /// the state that is then current. ``ask(for:)`` ends the pause, so the return key can search at
  /// once.
  ///
  /// - Parameters:
  ///   - request: What to load.
  ///   - pause: How long to wait for a newer request before this one is sent.
  public final func ask(for request: Kind.Request, after pause: Duration) {
    guard let screen else { return ignored() }
    PausedAsks.begin(request, after: pause, on: screen)
  }

  /// The request that is shown or being loaded; `ask(for:)` ignores it.
  var wanted: Kind.Request? { nil }

  /// The request that failed or brought no items; ``retry()`` and ``refresh()`` load it again.
  var fruitless: Kind.Request? { nil }

  private func loadAgain(if isPossible: Bool, cause: String) {
    guard isPossible, let fruitless else { return ignored(cause) }
    moveOnce(to: .loading(fruitless), cause: cause)
  }

  /// The items that stay while another request is loaded.
  var lastingContent: Content<Kind.Request, Kind.Item>? { nil }

  /// Whether these items are a saved copy that is to be refreshed.
  var isStale: Bool { false }

  /// Whether the state shows a saved copy while newer items are loaded.
  var refreshesACopy: Bool { false }

  /// Whether the state loads nothing; of a state of the app's own, nobody but the app knows.
  var loadsNothing: Bool { fruitless != nil }

  /// The kind that loads a request, or shows the items that answer it.
  private func kind(for request: Kind.Request) -> Kind {
    guard let content = lastingContent else { return .loading(request) }
    guard areSame(request, content.request) else {
      return .refreshing(content.asking(for: request))
    }
    let takenBack = content.asking(for: nil)
    return isStale ? .refreshing(takenBack) : .showingData(takenBack)
  }

  /// Requests a transition, or one that follows that for which the state waits already.
  final func move(to kind: Kind, cause: String) {
    if isMoving, isCurrent {
      screen?.transition(to: kind, cause: cause)
    } else if case .queued = transition(to: kind, cause: cause) {
      isMoving = true
      // In the next turn, because nothing tells the state that a guard has refused it.
      Task { (isMoving, nextRequest) = (false, nil) }
    }
  }

  /// Requests a transition, unless the state waits for one already.
  final func moveOnce(to kind: Kind, cause: String = #function) {
    if isMoving { ignored(cause) } else { move(to: kind, cause: cause) }
  }

  /// Whether two requests are equal; false if they cannot be compared.
  private func areSame(_ first: Kind.Request, _ second: Kind.Request) -> Bool {
    func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first)
  }

  // MARK: - What an app adds

  /// Sets the context of the app's own requests, and what the app draws in addition to the state.
  ///
  /// ```swift
  /// case .showingData(let content): ShowingDataState(content, from: source).given(library)
  /// ```
  ///
  /// - Parameters:
  ///   - context: What the requests need.
  ///   - draw: Called at the end of a ready-made state's `enter()`, to draw in the same frame.
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
  /// Draws which requests the state answers, and then what the app adds.
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
