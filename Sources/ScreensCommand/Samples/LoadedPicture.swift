import ContentStates
import Terminal

/// The text requests of any screen with ready-made states.
extension PlainRequest
where
  Kind: ContentStateKind, Kind.StateClass == ContentState<Kind>, Kind.Display: ShowsContent,
  Kind.Display.Item == Kind.Item
{
  static var retry: PlainRequest {
    PlainRequest("retry", "try again", isAnswered: \.canRetry) { $0.retry() }.key("t")
  }

  static var refresh: PlainRequest {
    PlainRequest("refresh", "load the list again", isAnswered: \.canRefresh) { $0.refresh() }
      .key("r")
  }

  static var more: PlainRequest {
    PlainRequest("more", "load the next page", isAnswered: \.canLoadMore) { $0.loadMore() }.key("m")
  }
}

extension SamplePicture {
  /// What the ready-made states draw; the items have a name in plain text, and one as a title.
  @MainActor
  static func loaded<Display: ShowsContent>(
    _ display: Display, _ name: String, title: String, empty: String,
    item: (Display.Item) -> (name: String, detail: String, plain: String)
  ) -> SamplePicture {
    let failure = display.failure?.message
    let parts: [SamplePart] =
      [
        .plain(display.activity?.words.lowercased()), .failure(failure),
        .sentence(display.emptyReason == nil ? nil : empty, plain: "empty: "),
      ] + SamplePart.notice(display.notice?.message)
      + SamplePart.list(
        display.items, plain: "\(name): ", title: title,
        hasMore: display.hasMore ? " and more" : "",
        item: item)
    var picture = SamplePicture(parts, activity: display.activity?.words)
    picture.showResult(display, title, failure: failure ?? display.notice?.message)
    return picture
  }

  /// Shows the result of the last request, unless one is under way.
  @MainActor
  mutating func showResult(_ display: some ShowsContent, _ title: String, failure: String?) {
    let isThere = !display.items.isEmpty || display.emptyReason != nil || failure != nil
    guard isThere, display.activity == nil else { return }
    result = SamplePicture.result(display.items.count, title.lowercased(), failure: failure)
  }
}

extension SamplePart {
  /// The number of items and each item; nothing without items.
  static func list<Item>(
    _ items: [Item], plain name: String, title: String, hasMore: String = "",
    item: (Item) -> (name: String, detail: String, plain: String)
  ) -> [SamplePart] {
    if items.isEmpty { return [] }
    let count = "\(items.count)\(hasMore)"
    return [.plain(name + count), .heading(title, count)]
      + items.enumerated().map { index, element in
        let text = item(element)
        return .item(
          index + 1, of: items.count, StyledLine(text.name, .bold), text.detail,
          plain: "  \(index + 1). \(text.plain)")
      }
  }
}

extension LoadingActivity {
  /// The activity in a few words.
  var words: String {
    switch self {
    case .loading: "Loading …"
    case .stillLoading: "Still loading …"
    case .refreshing: "Refreshing …"
    case .loadingMore: "Loading more …"
    }
  }
}
