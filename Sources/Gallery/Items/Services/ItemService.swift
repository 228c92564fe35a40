import Foundation

/// An item of a packing list.
package struct Item: Equatable, Codable, Sendable {
  package var name: String
  package var note: String

  package init(name: String, note: String) { (self.name, self.note) = (name, note) }
}

/// The service of the items screen; its errors describe themselves in sentences for people.
@MainActor
package protocol ItemService: AnyObject {
  /// All items, in the order to show them in; there may be none.
  func items() async throws -> [Item]
}

package final class BundledItemService: SampleService, ItemService {
  package func items() async throws -> [Item] {
    if try await answersNothing(failing: "The items could not be loaded.") { return [] }
    return try JSONDecoder().decode([Item].self, from: Data(BundledDocuments.items.utf8))
  }
}
