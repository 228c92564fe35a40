import ContentStates

/// What the ready-made states draw, as lines of plain text.
@MainActor
enum ContentText {
  /// The lines of a display.
  ///
  /// - Parameters:
  ///   - display: What to write.
  ///   - name: What the items are together, such as `items`.
  ///   - empty: What to write when there are none.
  ///   - line: One item in a line.
  /// - Returns: The lines.
  static func lines<Display: ShowsContent>(
    _ display: Display, _ name: String, empty: (EmptyReason) -> String,
    line: (Display.Item) -> String
  ) -> [String] {
    var lines: [String] = []
    if let activity = display.activity { lines.append("\(words(activity)) …") }
    if let failure = display.failure { lines.append("error: \(failure.message)") }
    if let reason = display.emptyReason { lines.append("empty: \(empty(reason))") }
    if let notice = display.notice { lines.append("notice: \(notice.message)") }
    guard !display.items.isEmpty else { return lines }
    lines.append("\(name): \(display.items.count)\(display.hasMore ? " and more" : "")")
    lines += display.items.enumerated().map { "  \($0.offset + 1). \(line($0.element))" }
    return lines
  }

  private static func words(_ activity: LoadingActivity) -> String {
    switch activity {
    case .loading: "loading"
    case .stillLoading: "still loading"
    case .refreshing: "refreshing"
    case .loadingMore: "loading more"
    }
  }
}
