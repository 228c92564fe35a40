public import ContentStates

/// One row of the list of products: what the cell shows, and how high it is.
public enum ProductRow: Hashable, Sendable {
  /// An indicator alone in the list, with a sentence.
  case spinner(String)
  /// A sentence alone in the list: why there are no products.
  case caption(String)
  /// What went wrong, alone in the list.
  case failure(Failure)
  /// A product.
  case product(Product)
  /// An indicator below the products: more of them are on their way.
  case loadingMore

  /// How high the row is.
  public var height: RowHeight {
    switch self {
    case .spinner, .caption, .failure: .wholeScreen
    case .product, .loadingMore: .normal
    }
  }
}
