public import ContentStates

/// What the customer is going to buy.
public struct Basket: Hashable, Codable, Sendable {
  /// The products in the order in which the shop took them; one that was added twice is in it twice.
  public var products: [Product]

  /// What became of the purchase that failed last; nil after one that succeeded.
  public var notice: Notice?

  /// Makes a basket, by default an empty one.
  ///
  /// - Parameters:
  ///   - products: What is in it.
  ///   - notice: What became of the purchase that failed last.
  public init(_ products: [Product] = [], notice: Notice? = nil) {
    self.products = products
    self.notice = notice
  }
}
