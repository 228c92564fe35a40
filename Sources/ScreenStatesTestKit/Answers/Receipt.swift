/// Whether the receiver has handled the latest element or answer.
@MainActor
package final class Receipt {
  package private(set) var isUnderWay = false
  private var waiters: [(continuation: CheckedContinuation<Void, Never>, wait: Cause.Wait?)] = []

  nonisolated init() {}

  func begin() { isUnderWay = true }

  func complete() {
    isUnderWay = false
    for waiter in exchange(&waiters, with: []) {
      waiter.wait?.end()
      waiter.continuation.resume()
    }
  }

  /// Returns when nothing is under way.
  ///
  /// A resumed continuation comes back to the main actor through another thread, so no number of
  /// turns would be enough.
  package func completed() async {
    guard isUnderWay else { return }
    await withCheckedContinuation { waiters.append(($0, nil)) }
  }

  /// Returns as ``completed()`` does, and counts the caller as waiting for the test.
  ///
  /// The receiver may itself wait for an answer of the test.
  func completedByTest() async {
    guard isUnderWay else { return }
    let wait = Cause.Wait()
    await withCheckedContinuation { waiters.append(($0, wait)) }
    wait.goOn()
  }
}
