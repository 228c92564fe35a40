/// A product of the shop.
package struct Product: Hashable, Codable, Sendable, Identifiable {
  /// The product's number in the shop.
  package var id: Int
  /// The name.
  package var name: String
  /// The description, in one sentence.
  package var description: String

  /// Makes a product.
  package init(id: Int, name: String, description: String) {
    (self.id, self.name, self.description) = (id, name, description)
  }
}
