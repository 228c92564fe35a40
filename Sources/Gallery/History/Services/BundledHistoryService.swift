public import ContentStates
import Foundation

/// The history that is built into the program, page by page.
public final class BundledHistoryService: SampleService, HistoryService {
  private let pageSize: Int

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - pageSize: How many shows a page has, at least one.
  ///   - latency: How long it lets one wait.
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
