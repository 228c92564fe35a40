/// Something that happens on any thread, and that a test can wait for.
final class Moment: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func happen() { continuation.finish() }

  func hasHappened() async {
    for await _ in stream {}
  }
}

/// What tells when it is freed: closures and states keep one to show that they are let go.
final class Mortal: Sendable {
  private let death: Moment

  init(_ death: Moment) { self.death = death }

  deinit { death.happen() }
}
