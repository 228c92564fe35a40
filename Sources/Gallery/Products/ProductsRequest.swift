public import ContentStates

/// What can be asked of a products screen.
public enum ProductsRequest: String, CaseIterable, Sendable {
  /// Search for other words.
  case search
  /// Load a further page.
  case more
  /// Load anew what is shown.
  case refresh
  /// Try again what failed.
  case retry
  /// Put a product into the basket.
  case add
  /// Log in.
  case logIn = "log in"
  /// Log out.
  case logOut = "log out"
}

extension ContentState where Kind == ProductsKind {
  /// The requests that this state answers; the others it ignores.
  public var answers: [ProductsRequest] {
    guard !(self is NotLoggedInState) else { return [.search, .logIn] }
    return [.search] + (canLoadMore ? [.more] : []) + (canRefresh ? [.refresh] : [])
      + (canRetry ? [.retry] : []) + (context == nil ? [] : [.add]) + [.logOut]
  }
}
