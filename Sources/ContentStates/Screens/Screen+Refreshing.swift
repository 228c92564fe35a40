public import ScreenStates

extension Screen
where Kind: ContentStateKind, Kind.StateClass == ContentState<Kind> {
  /// Refreshes, and returns when that refresh has been answered, left, or refused.
  ///
  /// For views that hold their own indicator as long as they wait:
  ///
  /// ```swift
  /// List(screen[\.items], id: \.self) { title in Text(title) }
  ///   .refreshable { await screen.refresh() }
  /// ```
  ///
  /// Returns at once where the state ignores the refresh, and when the task that waits is cancelled;
  /// the refresh goes on then.
  public func refresh() async {
    let before = state
    before.refresh()
    var refreshing = state
    guard refreshing !== before else { return }
    for await record in transitions() where state !== refreshing || !isRunning {
      // A saved copy is shown first, while the server is asked.
      guard isRunning, record.cause == "result", state.refreshesACopy else { return }
      refreshing = state
    }
  }
}
