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
