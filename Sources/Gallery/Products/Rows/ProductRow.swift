package import ContentStates

package enum ProductRow: Hashable, Sendable {
  /// An indicator with a sentence, as the only row.
  case spinner(String)
  /// A sentence that says why there are no products, as the only row.
  case caption(String)
  /// A failure, as the only row.
  case failure(Failure)
  case product(Product)
  /// An indicator below the products, while more are loaded.
  case loadingMore
}
