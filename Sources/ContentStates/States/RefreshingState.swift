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
  /// Never: it is being done.
  open override var canRefresh: Bool { false }

  override var isBusy: Bool { true }

  override var wanted: Kind.Request? { content.wanted }

  override var refreshesACopy: Bool { content.savedAge != nil }

  override func load() {
    Wait(of: self, for: Load(source: source, request: content.wanted, content: content))
  }
}
