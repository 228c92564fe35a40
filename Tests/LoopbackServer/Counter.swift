internal import Foundation

/// Counts from zero, from any thread.
public final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// A counter that was never asked.
  public init() {}

  /// How often this has been asked.
  public var value: Int { lock.withLock { count } }

  /// How often this was asked before.
  public func next() -> Int {
    lock.withLock {
      defer { count += 1 }
      return count
    }
  }
}
