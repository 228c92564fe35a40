public import ScreenStates

/// A display that says which requests the state answers, so that a view can disable the others.
///
/// Each state sets the properties when it draws, to its own ``ContentState/canRetry``,
/// ``ContentState/canRefresh`` and ``ContentState/canLoadMore``.
@MainActor
public protocol ShowsRequests: ScreenDisplay {
  /// Whether the state answers ``ContentState/retry()``.
  var canRetry: Bool { get set }

  /// Whether the state answers ``ContentState/refresh()``.
  var canRefresh: Bool { get set }

  /// Whether the state answers ``ContentState/loadMore()``.
  var canLoadMore: Bool { get set }
}

/// A display with one line for assistive technology to speak.
///
/// The states draw the line in the words of ``ContentSource/words``.
@MainActor
public protocol ShowsAnnouncement: ShowsRequests {
  /// The frame in one line, such as "12 items" or "Could not load. Retry."; empty if there is
  /// nothing to say.
  var announcement: String { get set }
}

/// A display that can show that the screen is busy.
///
/// ``LoadingState``, ``RefreshingState``, ``LoadingMoreState`` and ``WaitingToRetryState`` draw on
/// it.
@MainActor
public protocol ShowsActivity: ShowsAnnouncement {
  /// What the screen is loading, or nil.
  var activity: LoadingActivity? { get set }

  /// The next retry, or nil.
  var retry: RetryStatus? { get set }
}

/// A display that can show items.
///
/// ``ShowingDataState`` and its subclasses draw on it.
@MainActor
public protocol ShowsItems: ShowsAnnouncement {
  /// The type of an item.
  associatedtype Item

  /// The items in order.
  var items: [Item] { get set }

  /// Whether there are further pages.
  var hasMore: Bool { get set }

  /// The age of the items when they were read from the store; nil for items from the server.
  var savedAge: Duration? { get set }
}

/// A display that can show why there is nothing to show.
///
/// ``EmptyState`` draws on it.
@MainActor
public protocol ShowsEmpty: ShowsAnnouncement {
  /// Why there is nothing to show, or nil.
  var emptyReason: EmptyReason? { get set }
}

/// A display that can show an error instead of everything else.
///
/// ``ErrorState`` draws on it.
@MainActor
public protocol ShowsError: ShowsAnnouncement {
  /// The failure, or nil.
  var failure: Failure? { get set }
}

/// A display that can show a notice beside its items.
///
/// ``ShowingDataState`` requires it, to show a failed refresh.
@MainActor
public protocol ShowsNotice: ShowsAnnouncement {
  /// The notice beside the items, or nil.
  var notice: Notice? { get set }
}

/// A display that every ready-made state can draw on.
public typealias ShowsContent = ShowsActivity & ShowsItems & ShowsEmpty & ShowsError & ShowsNotice

// MARK: - Displays that leave properties out

/// A display that leaves out properties that its screen does not show.
///
/// `canRetry`, `canRefresh`, `canLoadMore`, `announcement`, `retry`, `hasMore` and `savedAge` then
/// have defaults, which ignore what a state draws:
///
/// ```swift
/// struct ShelfDisplay: ShowsActivity, ShowsItems, ShowsNotice, ShowsError, ShowsNothingElse,
///   Equatable
/// {
///   var activity: LoadingActivity?
///   var items: [Book] = []
///   var notice: Notice?
///   var failure: Failure?
///   var isLocked = false
/// }
/// ```
///
/// Without this protocol the compiler reports a property that is missing or misspelt. With it, a
/// misspelt one of these seven is never drawn.
@MainActor
public protocol ShowsNothingElse: ScreenDisplay {}

extension ShowsRequests where Self: ShowsNothingElse {
  /// Ignores the value.
  public var canRetry: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Ignores the value.
  public var canRefresh: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Ignores the value.
  public var canLoadMore: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension ShowsAnnouncement where Self: ShowsNothingElse {
  /// Ignores the value.
  public var announcement: String {
    get { "" }
    set { _ = newValue }
  }
}

extension ShowsActivity where Self: ShowsNothingElse {
  /// Ignores the value.
  public var retry: RetryStatus? {
    get { nil }
    set { _ = newValue }
  }
}

extension ShowsItems where Self: ShowsNothingElse {
  /// Ignores the value.
  public var hasMore: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Ignores the value.
  public var savedAge: Duration? {
    get { nil }
    set { _ = newValue }
  }
}
