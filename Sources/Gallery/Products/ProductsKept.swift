/// What the customer owns and no state may blank.
public struct ProductsKept: Hashable, Codable, Sendable {
  /// The text in the search field; what is searched for follows it after a pause.
  public var query = ""
  /// The product that is selected, whether or not it is shown just now.
  public var selection: Product.ID?
  /// What the customer is going to buy.
  public var basket = Basket()

  /// Makes what a new customer has.
  public init() {}
}
