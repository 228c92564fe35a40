/// A limit on the duration of a whole load.
///
/// The network's time-outs only detect idleness: a server that sends one byte now and then never
/// triggers them. This deadline ends a load after a time, whatever the server sends.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Runs a load that reads events, until it returns, the time is up, or its task is cancelled.
  ///
  /// The sender of the events is not stopped; its events are only not read any more. To cancel a
  /// transfer of `URLSession` can hang or crash on Linux.
  ///
  /// - Parameters:
  ///   - source: The name of the source, for the error of a time-out.
  ///   - body: Starts the work that sends events, and reads them.
  /// - Returns: The value of the body.
  /// - Throws: The error of the body, a ``FeedError``, or `CancellationError`.
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
        // The load has ended in time.
      }
    }
    defer { timer.cancel() }
    return try await body(sender, LoadEvents(stream: stream))
  }
}

/// The events of a load, in order.
struct LoadEvents<Event: Sendable>: Sendable {
  /// Sends events; they are dropped when nobody reads them any more.
  typealias Sender = AsyncThrowingStream<Event, any Error>.Continuation

  fileprivate let stream: AsyncThrowingStream<Event, any Error>

  /// Waits for the next event.
  ///
  /// A stream ends without an error when the reading task is cancelled; this throws instead.
  func next() async throws -> Event {
    for try await event in stream { return event }
    throw CancellationError()
  }
}
