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
    let count = source.words.items(content.items.count)
    display.items = content.items
    display.hasMore = content.next != nil
    display.notice = content.notice
    display.announcement = content.notice.map { "\(count). \($0.message)" } ?? count
  }

  /// What a retry does, if something failed that it can help.
  private var remedy: Notice.Remedy? {
    content.notice?.remedy ?? (content.failedPage?.canRetry == true ? .loadMore : nil)
  }

  /// Does again what the notice tells about, if it tells about something that failed.
  open override func retry() {
    switch remedy {
    case .refresh: transition(to: .refreshing(content.withoutNotice))
    case .loadMore: transition(to: .loadingMore(content.withoutNotice))
    case nil: ignored()
    }
  }

  /// Loads anew; the items stay meanwhile.
  open override func refresh() {
    transition(to: .refreshing(content.withoutNotice))
  }

  /// Loads the next page, if there is one, it has not failed, and the items are what was asked
  /// for last.
  open override func loadMore() {
    guard
      content.next != nil, content.notice?.remedy != .loadMore, content.failedPage == nil,
      content.asked == nil
    else { return ignored() }
    transition(to: .loadingMore(content.withoutNotice))
  }

  /// Loads another request; the items stay meanwhile.
  ///
  /// What the items answer already is not loaded again: a wish for something else is taken back.
  open override func ask(for request: Kind.Request) {
    guard source.areSame(request, content.request) else {
      _ = transition(to: .refreshing(content.asking(for: request)))
      return
    }
    guard content.asked != nil else { return ignored() }
    transition(to: .showingData(content.asking(for: nil)))
  }

  // MARK: - For the states that load beside the items

  /// The items again: as they were where the load was cancelled, else with a notice.
  final func kind(after error: any Error, _ remedy: Notice.Remedy) -> Kind {
    source.isCancellation(error)
      ? .showingData(content.asking(for: nil))
      : .showingData(content.failing(source.failure(error), remedy))
  }
}
