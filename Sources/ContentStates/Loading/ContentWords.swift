/// The announcements of the ready-made states, which an app can reword or translate.
///
/// ```swift
/// source.words.loading = "Wird geladen."
/// source.words.items = { count in "\(count) Bücher" }
/// ```
@MainActor
public struct ContentWords {
  /// The screen loads, and has nothing to show.
  public var loading = "Loading."
  /// It takes longer than usual.
  public var stillLoading = "Still loading."
  /// The items are being replaced.
  public var refreshing = "Refreshing."
  /// A further page is on its way.
  public var loadingMore = "Loading more."
  /// This many items are shown.
  public var items: (Int) -> String = { count in count == 1 ? "1 item" : "\(count) items" }
  /// This many items are shown, from a saved copy.
  public var savedItems: (Int) -> String = { count in
    count == 1 ? "1 saved item" : "\(count) saved items"
  }
  /// A failed load will be tried again, or waits for a connection.
  public var retrying: (RetryStatus) -> String = { status in
    guard !status.isOffline else { return "You are offline." }
    return "Again in \(status.seconds ?? 0) s, \(status.number) of \(status.limit)."
  }
  /// Nothing is shown, and why.
  public var empty: (EmptyReason) -> String = { reason in
    switch reason {
    case .nothingThere: "No items."
    case .nothingMatches: "No matches."
    }
  }
  /// What went wrong, and what can be done.
  public var error: (Failure) -> String = { failure in
    failure.canRetry ? "\(failure.message) Retry." : failure.message
  }

  /// Makes the English words.
  public init() {}

  /// What is announced with an indicator.
  func busy(_ activity: LoadingActivity) -> String {
    switch activity {
    case .loading: loading
    case .stillLoading: stillLoading
    case .refreshing: refreshing
    case .loadingMore: loadingMore
    }
  }
}
