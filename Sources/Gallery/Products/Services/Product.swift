/// A product of the shop.
public struct Product: Hashable, Codable, Sendable, Identifiable {
  /// Its number in the shop.
  public var id: Int
  /// What it is called.
  public var name: String
  /// What it is, in a sentence.
  public var description: String

  /// Makes a product.
  ///
  /// - Parameters:
  ///   - id: Its number in the shop.
  ///   - name: What it is called.
  ///   - description: What it is, in a sentence.
  public init(id: Int, name: String, description: String) {
    self.id = id
    self.name = name
    self.description = description
  }
}
