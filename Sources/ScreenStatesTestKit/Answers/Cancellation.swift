internal import Foundation

/// Whether the task of a call has been cancelled, told on whichever thread that happens.
final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private let hadScreen: Bool
  /// The screen that the call was made for, while that is there.
  weak let screen: AnyObject?
  private var flag = false
  private var hasLostScreen = false

  init(of screen: AnyObject? = nil) {
    hadScreen = screen != nil
    self.screen = screen
  }

  var hasCome: Bool { lock.withLock { flag } }

  /// Whether it came because the screen was let go, and not because a state had left.
  var cameWithTheScreensEnd: Bool { lock.withLock { hasLostScreen } }

  func come() {
    let isLost = hadScreen && screen == nil
    lock.withLock {
      flag = true
      hasLostScreen = isLost
    }
  }
}
