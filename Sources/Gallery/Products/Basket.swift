public import ContentStates

/// The products that the customer is going to buy.
public struct Basket: Hashable, Codable, Sendable {
  /// The products in the order of the shop's confirmations; a product can be in the list twice.
  public var products: [Product]

  /// The notice of the last purchase if it failed; nil if it succeeded.
  public var notice: Notice?

  /// Makes a basket, by default an empty one.
  public init(_ products: [Product] = [], notice: Notice? = nil) {
    (self.products, self.notice) = (products, notice)
  }
}
