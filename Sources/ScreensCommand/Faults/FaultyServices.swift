package import Gallery

/// A news service that answers with the faults of a desk.
package struct FaultyNews: NewsService {
  private let service: any NewsService
  private let desk: FaultDesk
  private let latency: Duration?

  /// Makes the service; the latency is `nil` for feeds with a delay of their own.
  package init(service: any NewsService, desk: FaultDesk, latency: Duration?) {
    (self.service, self.desk, self.latency) = (service, desk, latency)
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

/// The clock of a sample's service, whose next delay depends on the armed fault.
struct FaultyClock: Clock {
  let desk: FaultDesk

  var now: ContinuousClock.Instant { .now }

  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    // Rounded up to the duration that was meant: time has passed since the deadline was computed.
    let milliseconds = (now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
    try await desk.wait(.milliseconds(Int(milliseconds)))
  }
}
