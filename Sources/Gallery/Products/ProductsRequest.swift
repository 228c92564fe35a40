package import ContentStates

/// The requests of a products screen.
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
  /// Log in.
  case logIn = "log in"
  /// Log out.
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
