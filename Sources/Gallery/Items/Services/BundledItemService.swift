import Foundation

/// The items that are built into the program; it can be told to answer badly.
@MainActor
public final class BundledItemService: ItemService {
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

  /// Makes the next answer an empty list.
  public func emptyNext() { next = .nothing }

  /// All items.
  ///
  /// - Returns: The items.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func items() async throws -> [Item] {
    try await latency.wait()
    switch next.take() {
    case .failure: throw SampleFailure("The items could not be loaded.")
    case .nothing: return []
    case nil:
      return try JSONDecoder().decode([Item].self, from: Data(PackageResources.items_json))
    }
  }
}
