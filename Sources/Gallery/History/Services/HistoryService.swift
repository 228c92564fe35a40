public import ContentStates

/// What the history asks for.
@MainActor
public protocol HistoryService: AnyObject {
  /// Some of the shows that were watched, the latest first.
  ///
  /// - Parameter cursor: Where to go on, as given with the page before; nil for the first page.
  /// - Returns: The page, which may have no shows.
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func shows(from cursor: PageCursor?) async throws -> Page<WatchedShow>
}
