package struct Product: Hashable, Codable, Sendable, Identifiable {
  /// The product's number in the shop.
  package var id: Int
  package var name: String
  /// The description, in one sentence.
  package var description: String

  package init(id: Int, name: String, description: String) {
    (self.id, self.name, self.description) = (id, name, description)
  }
}
