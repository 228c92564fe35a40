import Foundation

/// The items that are built into the program.
public final class BundledItemService: SampleService, ItemService {
  /// All items.
  ///
  /// - Returns: The items.
  /// - Throws: A ``SampleFailure`` if it was told to fail, or `CancellationError`.
  public func items() async throws -> [Item] {
    if try await answersNothing(failing: "The items could not be loaded.") { return [] }
    return try JSONDecoder().decode([Item].self, from: Data(PackageResources.items_json))
  }
}
