/// What the services that are built into the program share: they let one wait, and can be told to
/// answer badly, once.
@MainActor
public class SampleService {
  private enum Answer {
    case failure
    case nothing
  }

  private let latency: Duration
  private let clock: any Clock<Duration>
  private var next: Answer?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - latency: The delay of each answer.
  ///   - clock: What measures that; tests move one by hand.
  public init(latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
    self.latency = latency
    self.clock = clock
  }

  /// Makes the next answer a failure.
  public final func failNext() { next = .failure }

  /// Makes the next answer one with nothing in it, where there is such an answer.
  public final func emptyNext() { next = .nothing }

  /// Waits, and takes what it was told.
  ///
  /// - Parameter sentence: What to tell people of a failure.
  /// - Returns: Whether to answer with nothing.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
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

/// What a sample service answers when it was asked to fail.
public struct SampleFailure: Error, Equatable, CustomStringConvertible, Sendable {
  /// The sentence for people.
  public let description: String

  /// Makes a failure.
  ///
  /// - Parameter sentence: What to tell people.
  public init(_ sentence: String) {
    description = sentence
  }
}

/// What to tell the reader about an error: its own sentence, or a plain one if it was cancelled.
func sentence(for error: any Error) -> String {
  error is CancellationError
    ? "Loading was interrupted; try again." : String(describing: error)
}
