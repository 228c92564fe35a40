public import ScreenStates

/// A display that can show which requests its state answers: whether a button or a gesture for them
/// is of use.
///
/// The states write it with every frame, from ``ContentState/canRetry`` and its siblings, which are
/// also what decides. A display that has no such properties drops them: the defaults do nothing.
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
  /// Nothing: a display without this property does not tell.
  public var canRetry: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Nothing: a display without this property does not tell.
  public var canRefresh: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Nothing: a display without this property does not tell.
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
  /// Nothing: a display without this property speaks nothing.
  public var announcement: String {
    get { "" }
    set { _ = newValue }
  }
}

/// A display that can show that the screen is busy.
///
/// ``LoadingState``, ``RefreshingState`` and ``LoadingMoreState`` draw on it, and
/// ``WaitingToRetryState``.
@MainActor
public protocol ShowsActivity: ShowsAnnouncement {
  /// What the screen is busy with, or nil.
  var activity: LoadingActivity? { get set }

  /// The retry that is to come, or nil. A display without this property drops it.
  var retry: RetryStatus? { get set }
}

extension ShowsActivity {
  /// Nothing: a display without this property does not tell of retries.
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
  /// What is shown, one by one.
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
  /// Nothing: a display without this property does not tell the end of the list.
  public var hasMore: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Nothing: a display without this property does not tell saved items from others.
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
/// ``ShowingDataState`` asks for it: a refresh that fails must be told somewhere.
@MainActor
public protocol ShowsNotice: ShowsAnnouncement {
  /// What the user should know beside the items, or nil.
  var notice: Notice? { get set }
}

/// A display that every ready-made state can draw on.
public typealias ShowsContent = ShowsActivity & ShowsItems & ShowsEmpty & ShowsError & ShowsNotice
