internal import Foundation

/// The input of an exploration that has started the present task, directly or indirectly.
///
/// Calls and sleeps that look alike are told apart by it, as what follows them may differ.
package final class Cause: @unchecked Sendable {
  @TaskLocal package static var first: Cause?

  private let name: String
  private let lock = NSLock()
  private var count = 0

  package init(_ name: String) { self.name = name }

  /// Counts a call or a sleep: the input, and how many there were before it, up to four.
  ///
  /// A task that tries three times shows the same each time; one that never ends has four at most.
  package func next() -> String {
    lock.withLock {
      count = min(count + 1, 4)
      return " after \(name) \(count)"
    }
  }
}
