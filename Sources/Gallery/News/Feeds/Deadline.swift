/// A limit on the duration of a whole load.
///
/// The network's time-outs only detect idleness: a server that sends one byte now and then never
/// triggers them. This deadline ends a load after a time, whatever the server sends.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Takes the document of a load, or its error; before that, `nil` asks whether anybody waits.
  typealias Answer = AsyncThrowingStream<FeedDocument?, any Error>.Continuation

  /// Waits for a document until it comes, the time is up, or the task is cancelled.
  ///
  /// The load itself is not stopped, because to cancel a transfer of `URLSession` can hang or crash
  /// on Linux; what it answers later is dropped.
  func document(from source: String, _ start: (Answer) -> Void) async throws -> FeedDocument {
    try Task.checkCancellation()
    let (documents, answer) = AsyncThrowingStream<FeedDocument?, any Error>.makeStream()
    let timer = Task { [limit, clock] in
      // The wait is cancelled if the load ends in time.
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      answer.finish(throwing: FeedError(source: source, reason: .timedOut(limit)))
    }
    defer { timer.cancel() }
    start(answer)
    for try await document in documents {
      if let document { return document }
    }
    // The stream ends without a document and without an error only when the task is cancelled.
    throw CancellationError()
  }
}
