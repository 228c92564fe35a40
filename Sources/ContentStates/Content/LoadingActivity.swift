/// What the screen is busy with, and so where its indicator belongs.
public enum LoadingActivity: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing to show yet: the indicator has the whole screen.
  case loading
  /// The same, and it takes longer than usual: say so.
  case stillLoading
  /// The items are being replaced: the indicator is above them.
  case refreshing
  /// A further page is on its way: the indicator is below the items.
  case loadingMore
}
