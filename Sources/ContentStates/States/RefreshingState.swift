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
    display.activity = .refreshing
    display.announcement = source.words.refreshing
    let request = content.asked ?? content.request
    load(request, at: nil, remedy: .refresh) { [source] page in
      source.kind(for: page, answering: request)
    }
  }

  /// Ignored: it is being done.
  open override func retry() { ignored() }

  /// Ignored: it is being done.
  open override func refresh() { ignored() }

  /// Ignored: the list is about to begin anew.
  open override func loadMore() { ignored() }
}
