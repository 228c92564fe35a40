/// What the screen is loading, which says where its indicator belongs.
public enum LoadingActivity: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing to show yet: the indicator fills the screen.
  case loading
  /// The same, but the load takes longer than usual: tell the user.
  case stillLoading
  /// The items are being replaced: the indicator is above them.
  case refreshing
  /// A further page is being loaded: the indicator is below the items.
  case loadingMore
}
