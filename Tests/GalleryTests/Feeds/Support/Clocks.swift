/// A clock on which every wait is over at once.
struct ImmediateClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}

/// A clock on which no wait is ever over, save by cancellation.
struct StoppedClock: Clock {
  /// Gets each wait as it begins.
  var began: AsyncStream<Duration>.Continuation?

  var now: ImmediateClock.Instant { ImmediateClock.Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ImmediateClock.Instant, tolerance: Duration?) async throws {
    began?.yield(now.duration(to: deadline))
    let (never, _end) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    _ = _end
    throw CancellationError()
  }
}
