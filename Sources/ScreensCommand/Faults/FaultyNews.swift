package import Gallery

/// News that fail, or find nothing, when a person wishes to see that.
package struct FaultyNews: NewsService {
  let service: any NewsService
  let desk: FaultDesk
  /// How long the bundled feeds let one wait; `nil` for those that take their own time.
  let latency: Duration?

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
