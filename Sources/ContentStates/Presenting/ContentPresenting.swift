/// A view that is updated from a loading screen, element by element.
///
/// Every requirement has a default that does nothing, so a view implements only what it can show:
///
/// ```swift
/// final class BookList: ContentPresenting {
///   var rows: [Book] = []
///   var message: String?
///   var isBusy = false
///   var isPulled = false
///   func showActivity(_ activity: LoadingActivity?) { isBusy = activity != nil }
///   func showItems(_ items: [Book]) { rows = items }
///   func showError(_ failure: Failure?) { message = failure?.message }
///   func endRefreshing() { isPulled = false }
/// }
/// ```
///
/// Bind it with one call, and keep the token for as long as the view should be updated:
///
/// ```swift
/// let token = screen.present(to: list)
/// ```
///
/// Nil removes an element. A newly bound view gets every element once, so that nothing is left from
/// an earlier use. Then it gets only the changes of each settled frame.
@MainActor
public protocol ContentPresenting<Item>: AnyObject {
  /// The type of an item.
  associatedtype Item

  /// Shows what the screen is loading, or with nil hides the indicator.
  func showActivity(_ activity: LoadingActivity?)

  /// Shows the items, or an empty list if there are none.
  func showItems(_ items: [Item])

  /// Shows why there is nothing, or with nil hides the reason.
  func showEmpty(_ reason: EmptyReason?)

  /// Shows an error, or with nil hides it.
  func showError(_ failure: Failure?)

  /// Shows a notice beside the items, or with nil hides it.
  func showNotice(_ notice: Notice?)

  /// Shows the next retry, or with nil hides it.
  func showRetry(_ status: RetryStatus?)

  /// Ends a pull control: the refresh has ended, or the state has ignored it, such as while it
  /// loads.
  func endRefreshing()

  /// Speaks one line to users of assistive technology; never an empty one.
  func announce(_ line: String)
}

extension ContentPresenting {
  /// Does nothing.
  public func showActivity(_ activity: LoadingActivity?) {}
  /// Does nothing.
  public func showItems(_ items: [Item]) {}
  /// Does nothing.
  public func showEmpty(_ reason: EmptyReason?) {}
  /// Does nothing.
  public func showError(_ failure: Failure?) {}
  /// Does nothing.
  public func showNotice(_ notice: Notice?) {}
  /// Does nothing.
  public func showRetry(_ status: RetryStatus?) {}
  /// Does nothing.
  public func endRefreshing() {}
  /// Does nothing.
  public func announce(_ line: String) {}
}
