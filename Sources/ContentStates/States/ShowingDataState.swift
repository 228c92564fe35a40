public import ScreenStates

/// Shows items, and a notice beside them if there is one.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the items, the notice and the
/// announcement. Override a request to answer it in another way; `exit()` needs no `super`.
/// ``RefreshingState`` and ``LoadingMoreState`` are such subclasses, so that items look the same in
/// all three.
open class ShowingDataState<Kind: ContentStateKind>: ContentState<Kind>
where Kind.Display: ShowsItems & ShowsNotice, Kind.Display.Item == Kind.Item {
  /// What is shown.
  public let content: Content<Kind.Request, Kind.Item>

  /// Where it came from.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// Makes the state.
  ///
  /// - Parameters:
  ///   - content: What to show.
  ///   - source: Where it came from.
  public init(
    _ content: Content<Kind.Request, Kind.Item>,
    from source: ContentSource<Kind.Request, Kind.Item>
  ) {
    self.content = content
    self.source = source
  }

  /// Draws the items.
  open override func enter() {
    draw(content, in: source.words)
    drawRequests()
    if !drawsMore { decorate() }
    if content.notice != nil, let time = source.times.noticeStays {
      after(time, cause: "noticeStays") { [self] in
        dismissNotice()
        return nil
      }
    }
  }

  /// Whether a subclass of this module draws after `enter()` here, and then what the app draws.
  var drawsMore: Bool { false }

  /// What a retry does, if something failed that it can help.
  private var remedy: Notice.Remedy? {
    content.notice?.remedy ?? (content.failedPage?.canRetry == true ? .loadMore : nil)
  }

  /// Whether something failed that a retry can help.
  open override var canRetry: Bool { remedy != nil }

  /// Always.
  open override var canRefresh: Bool { true }

  /// Whether there is a further page, it has not failed, and the items are what was asked for last.
  open override var canLoadMore: Bool {
    content.next != nil && content.notice?.remedy != .loadMore && content.failedPage == nil
      && content.asked == nil
  }

  /// Does again what the notice tells about, if it tells about something that failed.
  open override func retry() {
    guard canRetry, let remedy else { return ignored() }
    transition(
      to: remedy == .refresh
        ? .refreshing(content.withoutNotice) : .loadingMore(content.withoutNotice))
  }

  /// Loads anew; the items stay meanwhile.
  open override func refresh() {
    guard canRefresh else { return ignored() }
    transition(to: .refreshing(content.withoutNotice))
  }

  /// Loads the next page, if there is one, it has not failed, and the items are what was asked
  /// for last.
  open override func loadMore() {
    guard canLoadMore else { return ignored() }
    transition(to: .loadingMore(content.withoutNotice))
  }

  /// Takes the notice away, if there is one; a page that failed still waits for a retry.
  open override func dismissNotice() {
    guard content.notice != nil else { return ignored() }
    transition(to: .showingData(content.dismissingNotice))
  }

  /// Loads another request; the items stay meanwhile.
  ///
  /// What the items answer already is not loaded again: a wish for something else is taken back.
  open override func ask(for request: Kind.Request) {
    pausedAsk?.end()
    guard source.areSame(request, content.request) else {
      transition(to: .refreshing(content.asking(for: request)))
      return
    }
    guard content.asked != nil else { return ignored() }
    transition(to: .showingData(content.asking(for: nil)))
  }
}
