public import ContentStates

/// One row of the list of products: its content and its height.
public enum ProductRow: Hashable, Sendable {
  /// An indicator with a sentence, as the only row.
  case spinner(String)
  /// A sentence that says why there are no products, as the only row.
  case caption(String)
  /// A failure, as the only row.
  case failure(Failure)
  /// A product.
  case product(Product)
  /// An indicator below the products, while more are loaded.
  case loadingMore

  /// The height of the row.
  public var height: RowHeight {
    switch self {
    case .spinner, .caption, .failure: .wholeScreen
    case .product, .loadingMore: .normal
    }
  }
}

/// The height of a row.
public enum RowHeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// As high as the list, for the only row.
  case wholeScreen
  /// As high as the content of the row.
  case normal
}
