import Foundation

/// One line of a list: something to take along.
public struct Item: Equatable, Codable, Sendable {
  /// What it is.
  public var name: String
  /// What to mind.
  public var note: String

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - name: What it is.
  ///   - note: What to mind.
  public init(name: String, note: String) {
    self.name = name
    self.note = note
  }
}

/// What the screen of items asks for.
@MainActor
public protocol ItemService: AnyObject {
  /// All items, in the order to show them in.
  ///
  /// - Returns: The items, which may be none.
  /// - Throws: An error whose description is a sentence for people, or `CancellationError`.
  func items() async throws -> [Item]
}

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
