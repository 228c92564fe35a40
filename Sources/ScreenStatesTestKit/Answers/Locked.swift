internal import Foundation

/// A value that any thread may read and write.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  package init(_ value: Value) { stored = value }

  package var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }

  /// Reads and writes the value in one step.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&stored) }
  }
}
