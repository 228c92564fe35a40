public import ScreenStates

/// Shows items, and a notice beside them if there is one.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the items, the notice and the
/// announcement. Override a request to change its answer; `exit()` need not call `super`.
/// ``RefreshingState`` and ``LoadingMoreState`` are subclasses, so that items look the same in all
/// three.
open class ShowingDataState<Kind: ContentStateKind>: ContentState<Kind>
where Kind.Display: ShowsItems & ShowsNotice, Kind.Display.Item == Kind.Item {
  /// The items that are shown, with their request.
  public let content: Content<Kind.Request, Kind.Item>

  /// The source of the items.
  public let source: ContentSource<Kind.Request, Kind.Item>

  /// Makes the state.
  public init(
    _ content: Content<Kind.Request, Kind.Item>,
    from source: ContentSource<Kind.Request, Kind.Item>
  ) { (self.content, self.source) = (content, source) }

  /// Draws the items.
  open override func enter() {
    draw(content, in: source.words)
    load()
    drawRest()
    if content.notice != nil, content.asked == nil, let time = source.times.noticeStays {
      after(time, cause: "noticeStays") { [self] in
        // One that the app has drawn since then stays.
        if display.notice == content.notice { dismissNotice() }
        return nil
      }
    }
  }

  /// Whether the state loads while it shows the items.
  var isBusy: Bool { false }

  override var loadsNothing: Bool { !isBusy }

  /// Begins to load, in a state that loads.
  func load() {}

  override var wanted: Kind.Request? { content.asked == nil ? content.request : nil }

  override var lastingContent: Content<Kind.Request, Kind.Item>? { content }

  override var isStale: Bool { source.isStale(content) }

  /// What a retry does; nil if nothing failed, or if a retry cannot help.
  private var remedy: Notice.Remedy? {
    if let remedy = content.notice?.remedy { return remedy }
    // The request has failed; while its notice is shown, the notice says whether a retry can help.
    if content.asked != nil {
      return content.notice == nil && content.failedAsk == nil ? .refresh : nil
    }
    return content.failedPage?.canRetry == true ? .loadMore : nil
  }

  /// Whether a retry can help after a failure, and nothing is being loaded.
  open override var canRetry: Bool { remedy != nil && !isBusy }

  /// Always.
  open override var canRefresh: Bool { true }

  /// Whether there is a further page that has not failed, the items answer the latest request, and
  /// nothing is being loaded.
  open override var canLoadMore: Bool {
    content.next != nil && content.notice?.remedy != .loadMore && content.failedPage == nil
      && content.asked == nil && !isBusy
  }

  /// Repeats the refresh or the page that failed, if any.
  open override func retry() {
    guard canRetry, let remedy else { return ignored() }
    moveOnce(
      to: remedy == .refresh
        ? .refreshing(content.withoutNotice) : .loadingMore(content.withoutNotice))
  }

  /// Loads again; the items stay meanwhile.
  open override func refresh() {
    guard canRefresh else { return ignored() }
    moveOnce(to: .refreshing(content.withoutNotice))
  }

  /// Loads the next page, if there is one that can be loaded.
  open override func loadMore() {
    guard canLoadMore else { return ignored() }
    moveOnce(to: .loadingMore(content.withoutNotice))
  }

  /// Removes the notice, if there is one; a page that failed still waits for a retry.
  open override func dismissNotice() {
    guard content.notice != nil, !isBusy else { return super.dismissNotice() }
    moveOnce(to: .showingData(content.dismissingNotice))
  }
}
