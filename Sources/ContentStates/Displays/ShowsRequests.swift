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
