public import ScreenStates

/// Shows items while newer ones, or the items of another request, are loaded.
///
/// After a failure the items are shown with a notice. Another request begins a new load, and the
/// earlier answer is dropped.
///
/// ## Subclassing
///
/// Override `enter()` to draw more, and call `super` first: it draws the items, then the indicator,
/// and begins to load. The load ends after `exit()`, which need not call `super`.
open class RefreshingState<Kind: ContentStateKind>: ShowingDataState<Kind>
where Kind.Display: ShowsItems & ShowsNotice & ShowsActivity, Kind.Display.Item == Kind.Item {
  /// Never: a refresh is already under way.
  open override var canRefresh: Bool { false }

  override var isBusy: Bool { true }

  override var wanted: Kind.Request? { content.wanted }

  override var refreshesACopy: Bool { content.savedAge != nil }

  override func load() {
    Wait(of: self, for: Load(source: source, request: content.wanted, content: content))
  }
}
