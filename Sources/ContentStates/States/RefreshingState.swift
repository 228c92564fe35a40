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
    } load: { [source] in
      try await source.page(of: request, at: nil)
    } then: { [self] result in
      switch result {
      case .success(let page): source.kind(for: page, answering: request)
      case .failure(let error): kind(after: error, .refresh)
      }
    }
  }

  /// Ignored: it is being done.
  open override func retry() { ignored() }

  /// Ignored: it is being done.
  open override func refresh() { ignored() }

  /// Ignored: the list is about to begin anew.
  open override func loadMore() { ignored() }

  /// Ignored if it is being loaded; what the items answer already is not loaded again.
  open override func ask(for request: Kind.Request) {
    if source.areSame(request, content.wanted) { return ignored() }
    super.ask(for: request)
  }
}
