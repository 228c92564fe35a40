import ContentStates
import ScreenStates
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

/// What the ready-made states draw, as lines of plain text.
@MainActor
enum ContentText {
  /// The lines of a display; `name` is the plural of its items, `empty` the line without items.
  static func lines<Display: ShowsContent>(
    _ display: Display, _ name: String, empty: String, line: (Display.Item) -> String
  ) -> [String] {
    var lines: [String] = []
    if let activity = display.activity { lines.append(activity.words.lowercased()) }
    if let failure = display.failure { lines.append("error: \(failure.message)") }
    if display.emptyReason != nil { lines.append("empty: \(empty)") }
    if let notice = display.notice { lines.append("notice: \(notice.message)") }
    guard !display.items.isEmpty else { return lines }
    lines.append("\(name): \(display.items.count)\(display.hasMore ? " and more" : "")")
    lines += display.items.enumerated().map { "  \($0.offset + 1). \(line($0.element))" }
    return lines
  }
}

/// What the ready-made states draw, as a picture for a terminal.
@MainActor
enum ContentPicture {
  /// The picture of a display; `item` gives the name of an item, and the line below it.
  static func picture<Display: ShowsContent>(
    _ display: Display, _ title: String, empty: String, item: (Display.Item) -> (String, String)
  ) -> SamplePicture {
    var lines: [StyledLine] = []
    if let failure = display.failure { lines.append(SamplePicture.failure(failure.message)) }
    if display.emptyReason != nil { lines.append(StyledLine(empty)) }
    if let notice = display.notice {
      lines += [SamplePicture.notice(notice.message), SamplePicture.blank]
    }
    if !display.items.isEmpty { lines += heading(title, display) }
    lines += SamplePicture.items(display.items, item)
    let failure = display.failure?.message ?? display.notice?.message
    return picture(lines, display, title, failure: failure)
  }

  /// The title and the number of the items.
  static func heading(_ title: String, _ display: some ShowsContent) -> [StyledLine] {
    SamplePicture.heading(title, "\(display.items.count)\(display.hasMore ? " and more" : "")")
  }

  /// A picture of lines, with the result of the last request and the present activity.
  static func picture(
    _ lines: [StyledLine], _ display: some ShowsContent, _ title: String, failure: String?
  ) -> SamplePicture {
    let isThere = !display.items.isEmpty || display.emptyReason != nil || failure != nil
    return SamplePicture(
      lines,
      result: isThere && display.activity == nil
        ? SamplePicture.result(display.items.count, title.lowercased(), failure: failure) : "",
      activity: display.activity?.words)
  }
}

extension LoadingActivity {
  /// The activity in a few words.
  fileprivate var words: String {
    switch self {
    case .loading: "Loading …"
    case .stillLoading: "Still loading …"
    case .refreshing: "Refreshing …"
    case .loadingMore: "Loading more …"
    }
  }
}
