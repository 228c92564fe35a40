public import ScreenStates

/// A display that can show which requests its state answers, so that a view can disable the others.
///
/// The states write it with every frame, from ``ContentState/canRetry`` and its siblings, which
/// also decide. A display that has no such properties drops them: the defaults do nothing.
@MainActor
public protocol ShowsRequests: ScreenDisplay {
  /// Whether ``ContentState/retry()`` is answered.
  var canRetry: Bool { get set }

  /// Whether ``ContentState/refresh()`` is answered.
  var canRefresh: Bool { get set }

  /// Whether ``ContentState/loadMore()`` is answered.
  var canLoadMore: Bool { get set }
}

extension ShowsRequests {
  /// The default: a display without this property drops it.
  public var canRetry: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The default: a display without this property drops it.
  public var canRefresh: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The default: a display without this property drops it.
  public var canLoadMore: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// A display that carries one line for assistive technology to speak.
///
/// The states write it with every frame, in the words of ``ContentSource/words``. A display that
/// has no such property drops it: the default does nothing.
@MainActor
public protocol ShowsAnnouncement: ShowsRequests {
  /// The frame in one line, such as "12 items" or "Could not load. Retry."; empty where there is
  /// nothing to say.
  var announcement: String { get set }
}

extension ShowsAnnouncement {
  /// The default: a display without this property drops it.
  public var announcement: String {
    get { "" }
    set { _ = newValue }
  }
}

/// A display that can show that the screen is busy.
///
/// ``LoadingState``, ``RefreshingState``, ``LoadingMoreState`` and ``WaitingToRetryState`` draw on
/// it.
@MainActor
public protocol ShowsActivity: ShowsAnnouncement {
  /// What the screen is loading, or nil.
  var activity: LoadingActivity? { get set }

  /// The next retry, or nil. A display without this property drops it.
  var retry: RetryStatus? { get set }
}

extension ShowsActivity {
  /// The default: a display without this property drops it.
  public var retry: RetryStatus? {
    get { nil }
    set { _ = newValue }
  }
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

  /// Whether the list goes on after the last item. A display without this property drops it.
  var hasMore: Bool { get set }

  /// How old the items were when they were read from the store; nil for those of the server. A
  /// display without this property drops it.
  var savedAge: Duration? { get set }
}

extension ShowsItems {
  /// The default: a display without this property drops it.
  public var hasMore: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The default: a display without this property drops it.
  public var savedAge: Duration? {
    get { nil }
    set { _ = newValue }
  }
}

/// A display that can show that there is nothing, and why.
///
/// ``EmptyState`` draws on it.
@MainActor
public protocol ShowsEmpty: ShowsAnnouncement {
  /// Why there is nothing to show, or nil.
  var emptyReason: EmptyReason? { get set }
}

/// A display that can show an error in the place of everything else.
///
/// ``ErrorState`` draws on it.
@MainActor
public protocol ShowsError: ShowsAnnouncement {
  /// What went wrong, or nil.
  var failure: Failure? { get set }
}

/// A display that can show a notice beside its items.
///
/// ``ShowingDataState`` requires it, because a failed refresh must be shown somewhere.
@MainActor
public protocol ShowsNotice: ShowsAnnouncement {
  /// What the user should know beside the items, or nil.
  var notice: Notice? { get set }
}

/// A display that every ready-made state can draw on.
public typealias ShowsContent = ShowsActivity & ShowsItems & ShowsEmpty & ShowsError & ShowsNotice
