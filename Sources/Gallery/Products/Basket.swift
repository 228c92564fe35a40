package import ContentStates

/// The products that the customer is going to buy.
package struct Basket: Hashable, Codable, Sendable {
  /// The products in the order of the shop's confirmations; a product can be in the list twice.
  package var products: [Product]

  /// The notice of the last purchase if it failed; nil if it succeeded.
  package var notice: Notice?

  package init(_ products: [Product] = [], notice: Notice? = nil) {
    (self.products, self.notice) = (products, notice)
  }
}
