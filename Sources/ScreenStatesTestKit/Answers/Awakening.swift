/// What follows one action of a test: the work that it starts, and the work that follows from that.
@MainActor
final class Awakening {
  /// The action whose consequences run now.
  private(set) static var current: Awakening?

  private var begun: [TestedWork] = []

  /// Runs something, and counts the work that it starts.
  func collect(_ action: () -> Void) {
    let outer = exchange(&Awakening.current, with: self)
    action()
    Awakening.current = outer
  }

  /// Counts work that goes on because of the action.
  func add(_ work: TestedWork) {
    begun.append(work)
  }

  /// Returns when everything that was counted has been delivered or dropped, or is held.
  func settled() async {
    while !begun.isEmpty { await begun.removeFirst().delivered() }
  }
}
