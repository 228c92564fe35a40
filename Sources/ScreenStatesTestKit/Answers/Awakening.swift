/// The consequences of one action of a test: the work that it starts, directly or indirectly.
@MainActor
final class Awakening {
  /// The action whose consequences run now.
  private(set) static var current: Awakening?

  private var begun: [TestedWork] = []

  init(_ action: () -> Void) { collect(action) }

  /// Runs an action, and collects the work that it starts.
  func collect(_ action: () -> Void) {
    let outer = exchange(&Awakening.current, with: self)
    action()
    Awakening.current = outer
  }

  /// Adds work that continues because of the action.
  func add(_ work: TestedWork) { begun.append(work) }

  /// Returns when all collected work has been delivered or dropped, or is held.
  func settled() async {
    while !begun.isEmpty {
      for work in exchange(&begun, with: []) { await work.delivery.completed() }
    }
  }
}
