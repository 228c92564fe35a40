/// What a view adopts to be told what to show.
///
/// Every requirement has a default that does nothing, so a view writes only what it can show:
///
/// ```swift
/// final class BookList: ContentPresenting {
///   var rows: [Book] = []
///   var message: String?
///   var isBusy = false
///   func showActivity(_ activity: LoadingActivity?) { isBusy = activity != nil }
///   func showItems(_ items: [Book]) { rows = items }
///   func showError(_ failure: Failure?) { message = failure?.message }
/// }
/// ```
///
/// One call binds it; keep the token as long as the view is to be told:
///
/// ```swift
/// let token = screen.present(to: list)
/// ```
///
/// Nil withdraws what was shown before. When a view is bound it is told everything once, so that
/// nothing of an earlier use is left; from then on it is told, for each settled frame, only what
/// has changed.
@MainActor
public protocol ContentPresenting<Item>: AnyObject {
  /// What is shown, one by one.
  associatedtype Item

  /// Shows what the screen is busy with, or with nil hides the indicator.
  func showActivity(_ activity: LoadingActivity?)

  /// Shows the items; none while there are none to show.
  func showItems(_ items: [Item])

  /// Shows why there is nothing, or with nil hides that.
  func showEmpty(_ reason: EmptyReason?)

  /// Shows an error, or with nil hides it.
  func showError(_ failure: Failure?)

  /// Shows a notice beside the items, or with nil hides it.
  func showNotice(_ notice: Notice?)

  /// Shows a retry that is to come, or with nil hides it.
  func showRetry(_ status: RetryStatus?)
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
  public func announce(_ line: String) {}
}
