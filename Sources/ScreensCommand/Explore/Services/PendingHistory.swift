import ContentStates
import Gallery
import ScreenStatesTestKit

/// Watched shows that an explorer gives.
@MainActor
final class PendingHistory: HistoryService {
  let shows = PendingWork<PageCursor?, ContentStates.Page<WatchedShow>>()

  func shows(from cursor: PageCursor?) async throws -> ContentStates.Page<WatchedShow> {
    try await shows(cursor)
  }
}
