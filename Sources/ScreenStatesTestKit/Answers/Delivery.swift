/// Whether an element or an answer that was given has been dealt with.
@MainActor
final class Delivery {
  private(set) var isUnderWay = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func begin() { isUnderWay = true }

  func complete() {
    isUnderWay = false
    for waiter in exchange(&waiters, with: []) { waiter.resume() }
  }

  /// Returns when nothing is under way.
  ///
  /// A continuation that is resumed comes back to the main actor by way of another thread, so no
  /// number of turns would do.
  func completed() async {
    guard isUnderWay else { return }
    await withCheckedContinuation { waiters.append($0) }
  }
}
