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
  /// The load takes longer than usual.
  public var stillLoading = "Still loading."
  /// The items are being replaced.
  public var refreshing = "Refreshing."
  /// A further page is being loaded.
  public var loadingMore = "Loading more."
  /// The given number of items are shown.
  public var items: (Int) -> String {
    get { ownItems ?? { count in count == 1 ? "1 item" : "\(count) items" } }
    set { ownItems = newValue }
  }
  /// The given number of items from a saved copy are shown.
  public var savedItems: (Int) -> String {
    get { ownSavedItems ?? { count in count == 1 ? "1 saved item" : "\(count) saved items" } }
    set { ownSavedItems = newValue }
  }
  /// A failed load will be tried again, or waits for a connection.
  public var retrying: (RetryStatus) -> String = { status in
    guard !status.isOffline else { return "You are offline." }
    return "Again in \(status.seconds ?? 0) s, \(status.number) of \(status.limit)."
  }
  /// Nothing is shown, for the given reason.
  public var empty: (EmptyReason) -> String = { reason in
    switch reason {
    case .nothingThere: "No items."
    case .nothingMatches: "No matches."
    }
  }
  /// The load failed, and a retry may help.
  public var error: (Failure) -> String = { failure in
    failure.canRetry ? "\(failure.message) Retry." : failure.message
  }

  // The words of the app; nil for the English ones, which are others if there is only one value.
  private var ownItems: ((Int) -> String)?
  private var ownSavedItems: ((Int) -> String)?

  /// Makes the English words.
  public init() {}

  /// The same words, but of one value instead of items.
  var ofOneValue: ContentWords {
    var words = self
    words.ownItems = ownItems ?? { _ in "Loaded." }
    words.ownSavedItems = ownSavedItems ?? { _ in "A saved copy." }
    return words
  }

  /// The announcement of an indicator.
  func busy(_ activity: LoadingActivity) -> String {
    switch activity {
    case .loading: loading
    case .stillLoading: stillLoading
    case .refreshing: refreshing
    case .loadingMore: loadingMore
    }
  }
}
