import Foundation

/// Counts from zero, from any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// How often this was asked before.
  func next() -> Int {
    lock.withLock {
      defer { count += 1 }
      return count
    }
  }
}
