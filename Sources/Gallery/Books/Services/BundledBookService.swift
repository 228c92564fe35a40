import Foundation

/// The library that is built into the program, oldest book first; it can be told to answer badly.
@MainActor
public final class BundledBookService: BookService {
  private enum Answer {
    case failure
    case nothing
  }

  private let latency: SampleLatency
  private var next: Answer?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - latency: How long it lets one wait.
  ///   - clock: What measures that; tests move one by hand.
  public init(latency: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()) {
    self.latency = SampleLatency(latency, on: clock)
  }

  /// Makes the next answer a failure.
  public func failNext() { next = .failure }

  /// Makes the next answer an empty library.
  public func emptyNext() { next = .nothing }

  /// The books, oldest first.
  ///
  /// - Returns: The books.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func books() async throws -> [Book] {
    try await latency.wait()
    switch next.take() {
    case .failure: throw SampleFailure("The library could not be reached; try again.")
    case .nothing: return []
    case nil:
      let books = try JSONDecoder().decode([Book].self, from: Data(PackageResources.library_json))
      return books.sorted { $0.year < $1.year }
    }
  }
}
