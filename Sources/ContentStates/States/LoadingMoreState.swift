public import ScreenStates

/// Shows items while a further page is loaded.
///
/// After a failure the items are shown with a notice, and the page waits for a retry. A refresh or
/// another request cancels the load of the page.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the items, then the indicator,
/// and begins to load. The load ends after `exit()`, which need not call `super`.
open class LoadingMoreState<Kind: ContentStateKind>: ShowingDataState<Kind>
where Kind.Display: ShowsItems & ShowsNotice & ShowsActivity, Kind.Display.Item == Kind.Item {
  override var isBusy: Bool { true }

  override func load() {
    Wait(
      of: self,
      for: Load(source: source, request: content.request, content: content, remedy: .loadMore))
  }
}
