import Foundation

/// The items that are built into the program; it can be told to answer badly.
@MainActor
public final class BundledItemService: ItemService {
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

  /// Makes the next answer an empty list.
  public func emptyNext() { answer.emptyNext() }

  /// All items.
  ///
  /// - Returns: The items.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func items() async throws -> [Item] {
    try await latency.wait()
    if try answer.takeIsEmpty(failing: "The items could not be loaded.") { return [] }
    return try JSONDecoder().decode([Item].self, from: Data(PackageResources.items_json))
  }
}
