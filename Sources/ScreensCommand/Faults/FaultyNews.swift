import Gallery

/// News that fail, or find nothing, when a person wishes to see that.
struct FaultyNews: NewsService {
  let service: any NewsService
  let desk: FaultDesk
  /// How long the bundled feeds let one wait; `nil` for those that take their own time.
  let latency: Duration?

  func latest(in language: Language) async throws -> [Article] {
    switch try await desk.wait(latency ?? .zero) {
    case .fail: throw SampleFailure("The news could not be reached; try again.")
    case .empty: return []
    case .slow, .late, nil:
      return try await desk.follow(for: latency == nil ? nil : .zero) {
        try await service.latest(in: language)
      }
    }
  }
}
