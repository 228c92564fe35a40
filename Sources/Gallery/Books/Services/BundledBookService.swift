import Foundation

/// The library that is built into the program, oldest book first; it can be told to answer badly.
@MainActor
public final class BundledBookService: BookService {
  private let latency: SampleLatency
  private var answer = SampleAnswer()

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - latency: How long it lets one wait.
  ///   - clock: What measures that; tests move one by hand.
  public init(latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
    self.latency = SampleLatency(latency, on: clock)
  }

  /// Makes the next answer a failure.
  public func failNext() { answer.failNext() }

  /// Makes the next answer an empty library.
  public func emptyNext() { answer.emptyNext() }

  /// The books, oldest first.
  ///
  /// - Returns: The books.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func books() async throws -> [Book] {
    try await latency.wait()
    if try answer.takeIsEmpty(failing: "The library could not be reached; try again.") { return [] }
    let books = try JSONDecoder().decode([Book].self, from: Data(PackageResources.library_json))
    return books.sorted { $0.year < $1.year }
  }
}
