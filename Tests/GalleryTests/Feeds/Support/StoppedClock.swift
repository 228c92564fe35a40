/// A clock on which no wait is ever over, save by cancellation.
struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  /// Gets each wait as it begins.
  var began: AsyncStream<Duration>.Continuation?

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    began?.yield(now.duration(to: deadline))
    let (never, _end) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    _ = _end
    throw CancellationError()
  }
}
