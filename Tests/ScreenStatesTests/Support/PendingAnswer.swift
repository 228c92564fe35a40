/// Answers that no test gives.
enum PendingAnswer {
  /// Waits until the task is cancelled, and is then cancelled.
  static func never() async throws {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    throw CancellationError()
  }
}
