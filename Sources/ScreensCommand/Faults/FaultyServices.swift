package import Gallery

/// News that fail, or find nothing, when a person wishes to see that.
package struct FaultyNews: NewsService {
  private let service: any NewsService
  private let desk: FaultDesk
  private let latency: Duration?

  /// Makes news that can fail.
  ///
  /// - Parameters:
  ///   - service: Has the news.
  ///   - desk: Where a person tells how it answers.
  ///   - latency: How long the bundled feeds let one wait; `nil` for those that take their own time.
  package init(service: any NewsService, desk: FaultDesk, latency: Duration?) {
    self.service = service
    self.desk = desk
    self.latency = latency
  }

  package func latest(in language: Language) async throws -> [Article] {
    switch try await desk.wait(latency ?? .zero) {
    case .fail: throw SampleFailure("The news could not be loaded; try again.")
    case .empty: return []
    case .slow, .late, nil:
      return try await desk.follow(for: latency == nil ? nil : .zero) {
        try await service.latest(in: language)
      }
    }
  }
}

/// The clock that a sample's service waits by, where a person decides how long the next wait is.
struct FaultyClock: Clock {
  let desk: FaultDesk

  private let base = ContinuousClock()

  init(_ desk: FaultDesk) { self.desk = desk }

  var now: ContinuousClock.Instant { base.now }

  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    // A little has passed since the deadline was made of a duration, which is meant.
    let milliseconds = (now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
    try await desk.wait(.milliseconds(Int(milliseconds)))
  }
}
