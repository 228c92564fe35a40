public import ContentStates
import Foundation

/// An episode of a show that was watched.
public struct WatchedShow: Equatable, Codable, Sendable {
  /// What the show is called.
  public var title: String
  /// The number of the episode.
  public var episode: Int
  /// The day it was watched, as in ISO 8601: `2026-03-28`.
  public var day: String

  /// Makes a watched show.
  ///
  /// - Parameters:
  ///   - title: What the show is called.
  ///   - episode: The number of the episode.
  ///   - day: The day it was watched, as in ISO 8601.
  public init(title: String, episode: Int, day: String) {
    self.title = title
    self.episode = episode
    self.day = day
  }
}

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

/// The history that is built into the program, page by page.
public final class BundledHistoryService: SampleService, HistoryService {
  private let pageSize: Int

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - pageSize: How many shows a page has, at least one.
  ///   - latency: The delay of each answer.
  ///   - clock: What measures that; tests move one by hand.
  public init(
    pageSize: Int = 5, latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.pageSize = max(pageSize, 1)
    super.init(latency: latency, clock: clock)
  }

  /// Some of the shows, the latest first.
  ///
  /// - Parameter cursor: How many shows to skip; nil and what is no number skip none.
  /// - Returns: The page.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func shows(from cursor: PageCursor?) async throws -> Page<WatchedShow> {
    if try await answersNothing(failing: "The history could not be loaded.") { return Page([]) }
    let shows = try JSONDecoder().decode(
      [WatchedShow].self, from: Data(PackageResources.history_json))
    let start = min(max(cursor?.number ?? 0, 0), shows.count)
    let end = min(start + pageSize, shows.count)
    return Page(Array(shows[start..<end]), next: end < shows.count ? PageCursor(end) : nil)
  }
}
