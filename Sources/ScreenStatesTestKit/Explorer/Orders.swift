internal import ScreenStatesTestKitRest

/// In which orders an explorer lets ready jobs run, where several are ready at once.
///
/// Work that leaves the main actor, such as an `async let` or a call of an actor, comes back in any
/// order. Trying several orders finds what only one of them breaks; the history then says which:
/// see ``inOrder(_:_:)``.
public enum Orders: Hashable, Sendable {
  /// First come, first served.
  case first
  /// Every order of the jobs that a step makes ready, up to a limit for each step. A step that has
  /// more is a finding, unless ``Explorer/mayMiss`` names `orders`.
  case all(limit: Int)
  /// A number of orders for each step, drawn with a seed, in addition to ``Orders/first``.
  case random(count: Int, seed: UInt64)
}

/// One call of a history, and the order in which the jobs run that it makes ready.
struct Move: Hashable {
  let call: String
  /// Which of the ready jobs runs next, each time that there are several; the first at the end.
  var order: [Int] = []

  init(call: String, order: [Int] = []) {
    (self.call, self.order) = (call, order)
  }

  /// A call as it was printed.
  init(text: String) {
    let match = text.wholeMatch(of: /await inOrder\(\[([0-9, ]*)\]\) \{ (.*) \}/)
    call = match.map { String($0.2) } ?? text
    order = match?.1.split(separator: ", ").compactMap { Int($0) } ?? []
  }

  /// The call as it can be pasted.
  func text(isOrdered: Bool) -> String {
    isOrdered ? "await inOrder(\(order)) { \(call) }" : call
  }
}

extension [Move] {
  /// The calls as they can be pasted: if the order of one matters, each comes to rest by itself.
  var texts: [String] {
    let isOrdered = contains { !$0.order.isEmpty }
    return map { $0.text(isOrdered: isOrdered) }
  }
}

/// Does something, and lets the jobs that follow run in a given order, until none is ready.
///
/// A history that an explorer found with other ``Explorer/orders`` is made of such calls, and so is
/// the printed test of a class that is no screen. Where rest is not known, on systems other than
/// Linux, the order is the system's, and two turns of the main actor are waited for.
///
/// ```swift
/// let search = Search(isFixed: false)
/// await inOrder([0, 0, 0, 0, 0, 1]) { search.typeTwice() }
/// ```
///
/// - Parameters:
///   - order: Which of the ready jobs runs next, each time that there are several; the first after
///     these, and by default always.
///   - act: What to do.
@MainActor
public func inOrder(_ order: [Int] = [], _ act: @escaping @MainActor () async -> Void) async {
  guard RestCheck.missed == nil else {
    await act()
    await Task { @MainActor in }.value
    return await Task { @MainActor in }.value
  }
  let rest = Rest()
  _ = rest.run(limit: jobLimit, choose: choosing(order)) { Task { await act() } }
  rest.end()
}

/// How many jobs one step may run: what needs more has no end.
let jobLimit = 20_000

/// Chooses by an order, and the first when that is at its end.
func choosing(_ order: [Int]) -> Rest.Choice {
  var rest = order[...]
  return { _ in rest.popFirst() ?? 0 }
}
