/// The base class of the bundled services, which have a delay and can fail on demand.
@MainActor
package class SampleService {
  private enum Answer {
    case failure
    case nothing
  }

  private let latency: Duration
  private let clock: any Clock<Duration>
  private var next: Answer?

  /// Creates a service; the clock, which tests move by hand, measures the delay of each answer.
  package init(latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
    (self.latency, self.clock) = (latency, clock)
  }

  package final func failNext() { next = .failure }

  /// Makes the next answer empty, if the service has an empty answer.
  package final func emptyNext() { next = .nothing }

  /// Waits for the delay, and then applies ``failNext()`` or ``emptyNext()``; returns whether to
  /// answer with nothing.
  final func answersNothing(failing sentence: String) async throws -> Bool {
    if latency > .zero { try await clock.sleep(for: latency) }
    try Task.checkCancellation()
    switch next.take() {
    case .failure: throw SampleFailure(sentence)
    case .nothing: return true
    case nil: return false
    }
  }
}

/// The error of a sample service that was made to fail.
package struct SampleFailure: Error, Equatable, CustomStringConvertible, Sendable {
  package let description: String

  package init(_ sentence: String) { description = sentence }
}

/// The sentence for an error: its description, or a general one for a cancellation.
func sentence(for error: any Error) -> String {
  error is CancellationError
    ? "Loading was interrupted; try again." : String(describing: error)
}
