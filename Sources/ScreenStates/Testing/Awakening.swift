/// What follows one action of a test: the work that it started, and the work that followed from
/// that.
///
/// A test kit waits for it, so that a test finds everything at rest with no yielding of its own.
@MainActor
package final class Awakening {
  /// The action whose consequences are running just now.
  package private(set) static var current: Awakening?

  private var begun: [any AnswerHolding] = []

  package init() {}

  /// Runs something, and counts what it starts as its consequence.
  package func collect(_ action: () -> Void) {
    let outer = Awakening.current
    Awakening.current = self
    action()
    Awakening.current = outer
  }

  /// Counts work that goes on because of the action.
  package func add(_ work: any AnswerHolding) {
    begun.append(work)
  }

  /// Returns when everything that was counted has been told or dropped, or waits for the test.
  package func settled() async {
    while !begun.isEmpty { await begun.removeFirst().delivered() }
  }
}
