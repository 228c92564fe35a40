internal import ScreenStates

extension PendingWork.Call {
  /// Whether the work that called is a screen's.
  var isOfScreen: Bool { work != nil }

  /// The screen whose work called.
  var home: AnyObject? { work?.home }

  /// Whether the work that called has ended and was not cancelled, which no state may do.
  var isLeft: Bool {
    guard let work, isWaiting, !isCancelled else { return false }
    return !work.isUnderWay
  }
}
