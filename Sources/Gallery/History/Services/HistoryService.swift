package import ContentStates
import Foundation

/// An episode of a show that was watched.
package struct WatchedShow: Equatable, Codable, Sendable {
  package var title: String
  package var episode: Int
  /// The day it was watched, as in ISO 8601: `2026-03-28`.
  package var day: String

  package init(title: String, episode: Int, day: String) {
    (self.title, self.episode, self.day) = (title, episode, day)
  }
}

/// The service of the history; its errors describe themselves in sentences for people.
@MainActor
package protocol HistoryService: AnyObject {
  /// One page of the watched shows, the latest first; without a cursor, the first page.
  func shows(from cursor: PageCursor?) async throws -> Page<WatchedShow>
}

/// The bundled history, page by page.
package final class BundledHistoryService: SampleService, HistoryService {
  private let pageSize: Int

  /// Creates a service whose pages have so many shows, at least one.
  package init(
    pageSize: Int = 5, latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.pageSize = max(pageSize, 1)
    super.init(latency: latency, clock: clock)
  }

  /// One page of the shows, the latest first; a cursor that is a number says how many to skip.
  package func shows(from cursor: PageCursor?) async throws -> Page<WatchedShow> {
    if try await answersNothing(failing: "The history could not be loaded.") { return Page([]) }
    let shows = try JSONDecoder().decode(
      [WatchedShow].self, from: Data(BundledDocuments.history.utf8))
    let start = min(max(cursor?.number ?? 0, 0), shows.count)
    let end = min(start + pageSize, shows.count)
    return Page(Array(shows[start..<end]), next: end < shows.count ? PageCursor(end) : nil)
  }
}
