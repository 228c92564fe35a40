/// How long a sample service lets one wait.
struct SampleLatency: Sendable {
  private let duration: Duration
  private let clock: any Clock<Duration>

  init(_ duration: Duration, on clock: any Clock<Duration>) {
    self.duration = duration
    self.clock = clock
  }

  func wait() async throws {
    if duration > .zero { try await clock.sleep(for: duration) }
    try Task.checkCancellation()
  }
}
