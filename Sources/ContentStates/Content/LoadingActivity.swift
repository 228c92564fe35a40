/// What the screen is loading, and so where its indicator belongs.
public enum LoadingActivity: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing to show yet: the indicator fills the screen.
  case loading
  /// The same, but it takes longer than usual: tell the user.
  case stillLoading
  /// The items are being replaced: the indicator is above them.
  case refreshing
  /// A further page is on its way: the indicator is below the items.
  case loadingMore
}
