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
    Wait(of: self, source.times).begin { [self] in
      display.activity = .loadingMore
      display.announcement = source.words.loadingMore
    } load: { [source, content] in
      try await source.page(of: content.request, at: content.next, beyond: content.items)
    } then: { [self] result in
      switch result {
      case .success(let page): kind(for: content, continuedBy: page, in: source)
      case .failure(let error):
        source.kind(after: error, of: content.request, beside: content, .loadMore)
      }
    }
    decorate()
  }

  override var drawsMore: Bool { true }

  /// Never: it is being done.
  open override var canRetry: Bool { false }

  /// Never: it is being done.
  open override var canLoadMore: Bool { false }

  /// Ignored: the notice of what is done again has gone.
  open override func dismissNotice() { ignored() }
}
