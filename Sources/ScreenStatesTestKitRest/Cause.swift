internal import Foundation

/// The input that started the current task, directly or indirectly, or the work of a screen.
///
/// It tells apart calls and sleeps that look alike, as what follows them may differ.
package final class Cause: @unchecked Sendable {
  @TaskLocal package static var first: Cause?

  /// Nil for the work of a screen.
  private let name: String?
  private let latest: LatestInput
  private let lock = NSLock()
  private var count = 0

  package init(_ name: String?, _ latest: LatestInput) {
    (self.name, self.latest) = (name, latest)
  }

  /// The cause of the calls and sleeps in the work of a screen.
  package var ofWork: Cause { Cause(nil, latest) }

  /// Names the next call or sleep by the input, by its number, at most 4, and by the latest input.
  ///
  /// Of the work of a screen, the first has no name, as a situation says what began the work.
  ///
  /// Without the number, the tries of one task would look the same; without the limit, an endless
  /// task would have endless situations.
  package func next() -> String {
    lock.withLock {
      count = min(count + 1, 4)
      if let name { return " after \(name) \(count), \(latest.name)" }
      return count == 1 ? "" : " as number \(count), after \(latest.name)"
    }
  }
}

/// The latest input of a trial, which all of its causes share.
package final class LatestInput: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = "the making"

  package init() {}

  package var name: String {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
