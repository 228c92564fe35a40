internal import Foundation
internal import ScreenStates

/// An instant that any thread may read.
final class LockedInstant: @unchecked Sendable {
  private let lock = NSLock()
  private var instant = ScreenInstant(.zero)

  var value: ScreenInstant {
    get { lock.withLock { instant } }
    set { lock.withLock { instant = newValue } }
  }
}
