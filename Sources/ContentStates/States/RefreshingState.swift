public import ScreenStates

/// Shows items while newer ones, or those of another request, are loaded.
///
/// A failure goes back to the items with a notice beside them. Only leaving can end it sooner:
/// asking for another request begins anew, and drops the older answer.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the items, then the indicator,
/// and begins to load. The load ends after `exit()`, which needs no `super`.
open class RefreshingState<Kind: ContentStateKind>: ShowingDataState<Kind>
where Kind.Display: ShowsItems & ShowsNotice & ShowsActivity, Kind.Display.Item == Kind.Item {
  /// Draws the items and begins to load.
  open override func enter() {
    super.enter()
    let request = content.wanted
    Wait(of: self, source.times).begin { [self] in
      display.activity = .refreshing
      display.announcement = source.words.refreshing
    } load: { [source, content] in
      try await source.answer(
        to: request, readingCopy: content.asked != nil, items: source.pageSize(for: content))
    } then: { [self] result in
      switch result {
      case .success(let answer): kind(for: answer, to: request, in: source)
      case .failure(let error): source.kind(after: error, of: request, beside: content)
      }
    }
    decorate()
  }

  override var drawsMore: Bool { true }

  /// Never: it is being done.
  open override var canRetry: Bool { false }

  /// Never: it is being done.
  open override var canRefresh: Bool { false }

  /// Never: the list is about to begin anew.
  open override var canLoadMore: Bool { false }

  /// Ignored: the notice of what is done again has gone.
  open override func dismissNotice() { ignored() }

  override var refreshesACopy: Bool { content.savedAge != nil }

  /// Ignored if it is being loaded; what the items answer already is not loaded again.
  open override func ask(for request: Kind.Request) {
    if source.areSame(request, content.wanted) {
      pausedAsk?.end()
      return ignored()
    }
    super.ask(for: request)
  }
}
