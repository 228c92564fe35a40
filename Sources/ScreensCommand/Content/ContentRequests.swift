import ContentStates
import ScreenStates

/// What a line of text can ask of any screen of ready-made states.
extension PlainRequest
where
  Kind: ContentStateKind, Kind.StateClass == ContentState<Kind>, Kind.Display: ShowsContent,
  Kind.Display.Item == Kind.Item
{
  /// Tries again what failed.
  static var retry: PlainRequest {
    content("retry", "try again", \.canRetry) { $0.retry() }.key("t")
  }

  /// Loads anew what is shown.
  static var refresh: PlainRequest {
    content("refresh", "load the list again", \.canRefresh) { $0.refresh() }.key("r")
  }

  /// Continues the list.
  static var more: PlainRequest {
    content("more", "load the next page", \.canLoadMore) { $0.loadMore() }.key("m")
  }

  private static func content(
    _ name: String, _ summary: String, _ isAnswered: @escaping (ContentState<Kind>) -> Bool,
    _ send: @escaping (ContentState<Kind>) -> Void
  ) -> PlainRequest {
    PlainRequest(name, summary, isAnswered: isAnswered) { screen, _ in
      send(screen.state)
      return nil
    }
  }
}
