import ContentStates
import Terminal

/// What the ready-made states draw, as a picture for a terminal.
@MainActor
enum ContentPicture {
  /// The picture of a display.
  ///
  /// - Parameters:
  ///   - display: What to draw.
  ///   - title: What stands above the items.
  ///   - empty: What to say when there are none.
  ///   - item: One item: its name, and what stands below it.
  /// - Returns: The picture.
  static func picture<Display: ShowsContent>(
    _ display: Display, _ title: String, empty: (EmptyReason) -> String,
    item: (Display.Item) -> (String, String)
  ) -> SamplePicture {
    var lines: [StyledLine] = []
    if let failure = display.failure { lines.append(SamplePicture.failure(failure.message)) }
    if let reason = display.emptyReason { lines.append(StyledLine(empty(reason))) }
    if let notice = display.notice {
      lines += [SamplePicture.notice(notice.message), SamplePicture.blank]
    }
    let count = display.items.count
    if count > 0 {
      lines += SamplePicture.heading(title, "\(count)\(display.hasMore ? " and more" : "")")
    }
    for (index, element) in display.items.enumerated() {
      let (name, detail) = item(element)
      lines += SamplePicture.item(index + 1, of: count, name, detail)
    }
    let failure = display.failure?.message ?? display.notice?.message
    let isThere = count > 0 || display.emptyReason != nil || failure != nil
    return SamplePicture(
      lines,
      result: isThere && display.activity == nil
        ? SamplePicture.result(count, title.lowercased(), failure: failure) : "",
      activity: display.activity.map(words))
  }

  /// What is under way, in a few words.
  static func words(_ activity: LoadingActivity) -> String {
    switch activity {
    case .loading: "Loading …"
    case .stillLoading: "Still loading …"
    case .refreshing: "Refreshing …"
    case .loadingMore: "Loading more …"
    }
  }
}
