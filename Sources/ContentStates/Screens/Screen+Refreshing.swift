public import ScreenStates

extension Screen
where Kind: ContentStateKind, Kind.StateClass == ContentState<Kind> {
  /// Refreshes, and returns when the refresh has been answered, abandoned or refused.
  ///
  /// Use it in views that show their own indicator while they wait:
  ///
  /// ```swift
  /// List(screen[\.items], id: \.self) { title in Text(title) }
  ///   .refreshable { await screen.refresh() }
  /// ```
  ///
  /// Returns at once if the state ignores the refresh, or if the calling task is cancelled; the
  /// refresh itself is not cancelled.
  public func refresh() async {
    let before = state
    before.refresh()
    var refreshing = state
    // Without a kind of its own, a refresh is over when the items are shown again.
    guard refreshing !== before, !refreshing.loadsNothing else { return }
    for await record in transitions() where record.outcome == .taken {
      guard state !== refreshing || !isRunning else { continue }
      // The saved copy is shown first; a refresh from the server follows.
      guard isRunning, record.cause == savedCopyCause, state.refreshesACopy else { return }
      refreshing = state
    }
  }
}
