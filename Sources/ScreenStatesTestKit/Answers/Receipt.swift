/// Whether the receiver has handled the latest element or answer.
@MainActor
package final class Receipt {
  package private(set) var isUnderWay = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func begin() { isUnderWay = true }

  func complete() {
    isUnderWay = false
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }

  /// Returns when nothing is under way.
  ///
  /// A resumed continuation comes back to the main actor through another thread, so no number of
  /// turns would be enough.
  package func completed() async {
    guard isUnderWay else { return }
    await withCheckedContinuation { waiters.append($0) }
  }
}
