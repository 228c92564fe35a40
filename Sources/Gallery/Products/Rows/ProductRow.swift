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

/// How high a row of the list is.
public enum RowHeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// As high as the list: the row is alone in it.
  case wholeScreen
  /// As high as a row of its kind needs.
  case normal
}
