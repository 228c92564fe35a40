public import ScreenStates

/// Shows items while a further page is loaded.
///
/// A failure goes back to the items with a notice beside them, and waits for a retry. To refresh,
/// or to ask for another request, drops the page.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the items, then the indicator,
/// and begins to load. The load ends after `exit()`, which needs no `super`.
open class LoadingMoreState<Kind: ContentStateKind>: ShowingDataState<Kind>
where Kind.Display: ShowsItems & ShowsNotice & ShowsActivity, Kind.Display.Item == Kind.Item {
  /// Draws the items and begins to load the next page.
  open override func enter() {
    super.enter()
    display.activity = .loadingMore
    display.announcement = source.words.loadingMore
    load(content.request, at: content.next, remedy: .loadMore) { [content] page in
      .showingData(content.appending(page))
    }
  }

  /// Ignored: it is being done.
  open override func retry() { ignored() }

  /// Ignored: it is being done.
  open override func loadMore() { ignored() }
}
