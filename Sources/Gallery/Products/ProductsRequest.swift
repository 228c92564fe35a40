import ContentStates

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

extension ProductsKind {
  /// The requests that the state of this kind answers; the others it ignores.
  public var answers: [ProductsRequest] {
    switch self {
    case .loading: [.search, .logOut]
    case .loaded(let content):
      [.search] + (content.isOpen ? [.more] : []) + [.refresh]
        + (content.notice?.remedy == nil ? [] : [.retry]) + [.add, .logOut]
    case .refreshing: [.search, .add, .logOut]
    case .loadingMore: [.search, .refresh, .add, .logOut]
    case .empty: [.search, .refresh, .retry, .logOut]
    case .failed(_, let failure):
      [.search] + (failure.canRetry ? [.refresh, .retry] : []) + [.logOut]
    case .notLoggedIn: [.search, .logIn]
    }
  }
}

extension Content {
  /// Whether the list can be continued just now.
  fileprivate var isOpen: Bool { next != nil && asked == nil && notice?.remedy != .loadMore }
}
