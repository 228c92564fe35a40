package import ContentStates

package enum ProductsRequest: String, CaseIterable, Sendable {
  /// Search for other words.
  case search
  /// Load a further page.
  case more
  /// Load the shown products again.
  case refresh
  /// Repeat the load that failed.
  case retry
  /// Put a product into the basket.
  case add
  case logIn = "log in"
  case logOut = "log out"
}

extension ContentState where Kind == ProductsKind {
  /// The requests that this state answers; it ignores the others.
  package var answers: [ProductsRequest] {
    guard !(self is NotLoggedInState) else { return [.search, .logIn] }
    return [.search] + (canLoadMore ? [.more] : []) + (canRefresh ? [.refresh] : [])
      + (canRetry ? [.retry] : []) + (context == nil ? [] : [.add]) + [.logOut]
  }
}
