internal import ScreenStatesTestKit

/// The orders in which an explorer runs jobs that are ready at the same time.
///
/// Work that leaves the main actor, such as an `async let` or a call of an actor, comes back in any
/// order. Some bugs show only in some orders; the history then names the order: ``inOrder(_:_:)``.
public enum Orders: Hashable, Sendable {
  /// First come, first served.
  case first
  /// Every order of the jobs that a step makes ready, up to a limit for each step. A step that has
  /// more is a finding, unless ``Explorer/mayMiss`` names `orders`.
  case all(limit: Int)

  /// How many orders of one step are tried.
  var limit: Int { if case .all(let limit) = self { max(1, limit) } else { 1 } }
}

/// One call of a history, and the order of the jobs that it makes ready.
struct Move: Hashable {
  let call: String
  /// The index of the job to run next, for each time that several are ready; 0 after the last.
  var order: [Int] = []
}

extension Move {
  /// Reads a call as a history prints it.
  init(text: String) {
    let isOrdered = text.hasPrefix("await inOrder(")
    let match =
      isOrdered ? text.wholeMatch(of: /await inOrder\(\[([0-9, ]*)\]\) \{ ((?s).*) \}/) : nil
    call = match.map { String($0.2) } ?? text
    order = match?.1.split(separator: ", ").compactMap { Int($0) } ?? []
  }
}

extension [Move] {
  /// The calls as Swift code to paste: if one has an order, each is in its own `inOrder`.
  var texts: [String] {
    let isOrdered = contains { !$0.order.isEmpty }
    return map { isOrdered ? "await inOrder(\($0.order)) { \($0.call) }" : $0.call }
  }
}

/// Performs an action, and runs the jobs that follow in a given order, until none is ready.
///
/// A history that an explorer found with other ``Explorer/orders`` consists of such calls, and so
/// does the printed test of a class that is not a screen. Where rest is not known, on systems other
/// than Linux, the system chooses the order, and the function waits some turns of the main actor.
///
/// ```swift
/// let search = Search(isFixed: false)
/// await inOrder([0, 0, 0, 0, 0, 1]) { search.typeTwice() }
/// ```
///
/// - Parameters:
///   - order: The index of the job to run next, for each time that several are ready; after the
///     last index, and by default, the first job runs.
///   - act: The action.
@MainActor
public func inOrder(_ order: [Int] = [], _ act: @escaping @MainActor () async -> Void) async {
  guard RestCheck.missed == nil else {
    await act()
    return await turns(10)
  }
  let rest = Rest()
  _ = rest.run(limit: jobLimit, choose: choosing(order)) { Task { await act() } }
  rest.end()
}

/// How many jobs one step may run; a step that needs more counts as endless.
let jobLimit = 20_000

/// How often a view's task may restart in one step; a step that needs more counts as endless.
let restartLimit = 1_000

/// Chooses by an order, and the first job after its end.
func choosing(_ order: [Int]) -> Rest.Choice {
  var rest = order[...]
  return { _ in rest.popFirst() ?? 0 }
}
