internal import Foundation

/// Whether the task of a call has been cancelled, told on whichever thread that happens.
final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private let hadHome: Bool
  private weak let home: AnyObject?
  private var flag = false
  private var hasLostHome = false

  init(in home: AnyObject? = nil) {
    hadHome = home != nil
    self.home = home
  }

  /// The screen that the call was made for, while that is there.
  var screen: AnyObject? { home }

  var hasCome: Bool { lock.withLock { flag } }

  /// Whether it came because the screen was let go, and not because a state had left.
  var cameWithTheScreensEnd: Bool { lock.withLock { hasLostHome } }

  func come() {
    let isLost = hadHome && home == nil
    lock.withLock {
      flag = true
      hasLostHome = isLost
    }
  }
}
