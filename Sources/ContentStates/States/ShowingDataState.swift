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

  /// Does again what the notice tells about, if it tells about something that failed.
  open override func retry() {
    switch content.notice?.remedy {
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
    guard content.next != nil, content.notice?.remedy != .loadMore, content.asked == nil else {
      return ignored()
    }
    transition(to: .loadingMore(content.withoutNotice))
  }

  /// Loads another request; the items stay meanwhile.
  open override func ask(for request: Kind.Request) {
    transition(to: .refreshing(content.asking(for: request)))
  }

  // MARK: - For the states that load beside the items

  /// Begins to load beside the items.
  ///
  /// - Parameters:
  ///   - request: What to load.
  ///   - cursor: Where to begin.
  ///   - remedy: What a retry does if it fails.
  ///   - next: The kind that shows the answer.
  final func load(
    _ request: Kind.Request, at cursor: PageCursor?, remedy: Notice.Remedy,
    then next: @escaping (Page<Kind.Item>) -> Kind
  ) {
    perform { [source] in
      try await source.page(of: request, at: cursor)
    } then: { [self] result in
      switch result {
      case .success(let page): next(page)
      case .failure(let error): kind(after: error, remedy)
      }
    }
    guard let deadline = source.times.deadline else { return }
    after(deadline, cause: "deadline") { [self] in
      kind(after: LoadingError.timedOut, remedy)
    }
  }

  /// The items again: as they were where the load was cancelled, else with a notice.
  private func kind(after error: any Error, _ remedy: Notice.Remedy) -> Kind {
    var content = content.withoutNotice
    if source.isCancellation(error) {
      content.asked = nil
    } else {
      let failure = source.failure(error)
      content.notice = Notice(failure.message, remedy: failure.canRetry ? remedy : nil)
    }
    return .showingData(content)
  }
}
