/// A limit on the whole of a load, however many steps it takes.
///
/// The network's own time-outs watch only for idleness: a server that sends one byte now and then
/// would never trip them. Here a clock runs beside the load, and whichever comes first counts.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Runs a load that learns of its progress by events, until it has what it wants.
  ///
  /// The load ends early when the time is up and when its task is cancelled. Whoever sends the
  /// events is never stopped, only no longer heard: to cancel a transfer of `URLSession` can hang
  /// or crash on Linux.
  ///
  /// - Parameters:
  ///   - source: The name for the sentence, should the time run out.
  ///   - body: Starts the work that sends events, and reads them.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, a ``FeedError``, or `CancellationError`.
  func run<Event: Sendable, Value>(
    for source: String,
    _ body: (LoadEvents<Event>.Sender, LoadEvents<Event>) async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let (stream, sender) = AsyncThrowingStream<Event, any Error>.makeStream()
    let timer = Task { [limit, clock] in
      do {
        try await clock.sleep(for: limit)
        sender.finish(throwing: FeedError(source: source, reason: .timedOut(limit)))
      } catch {
        // The load was faster.
      }
    }
    defer { timer.cancel() }
    return try await body(sender, LoadEvents(stream: stream))
  }
}

/// What happens during a load, in order.
struct LoadEvents<Event: Sendable>: Sendable {
  /// Sends events; those that nobody waits for any longer are dropped.
  typealias Sender = AsyncThrowingStream<Event, any Error>.Continuation

  fileprivate let stream: AsyncThrowingStream<Event, any Error>

  /// Waits for the next event.
  ///
  /// A stream ends quietly when the task that reads it is cancelled; here that is an error.
  func next() async throws -> Event {
    for try await event in stream { return event }
    throw CancellationError()
  }
}
