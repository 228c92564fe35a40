public import ScreenStates

extension Screen
where Kind: ContentStateKind, Kind.StateClass == ContentState<Kind> {
  /// Refreshes, and returns when the refresh has been answered, abandoned or refused.
  ///
  /// For views that show their own indicator while they wait:
  ///
  /// ```swift
  /// List(screen[\.items], id: \.self) { title in Text(title) }
  ///   .refreshable { await screen.refresh() }
  /// ```
  ///
  /// Returns at once if the state ignores the refresh, or if the waiting task is cancelled; the
  /// refresh then goes on.
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
