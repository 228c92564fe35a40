/// A product of the shop.
public struct Product: Hashable, Codable, Sendable, Identifiable {
  /// The product's number in the shop.
  public var id: Int
  /// The name.
  public var name: String
  /// The description, in one sentence.
  public var description: String

  /// Makes a product.
  public init(id: Int, name: String, description: String) {
    (self.id, self.name, self.description) = (id, name, description)
  }
}
