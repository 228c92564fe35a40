/// Which goals the histories have reached.
@MainActor
final class Coverage {
  /// Something that at least one history should reach.
  struct Goal {
    let rule: Finding.Rule
    let name: String
    /// A second name by which `mayMiss` can excuse it.
    var group: String?
    var isClock = false

    /// What a report says if no history reaches it.
    var sentence: String {
      switch rule {
      case .neverGiven: "No call ever takes \(name)."
      case .neverTested: "No history fulfils the condition of \"\(name)\"."
      default: isClock ? "Nothing is ever due on \(name)." : "No history makes \(name) possible."
      }
    }
  }

  private var goals: [Goal] = []
  private var reached: Set<String> = []
  private var looked: Set<String> = []
  /// The stored values that situations cannot compare, with their types.
  private(set) var leftOut: [String] = []
  /// The names of all stored properties seen so far.
  var properties: Set<String> = []

  func declare<Subject>(_ inputs: Inputs<Subject>, _ names: [String]) {
    guard goals.isEmpty else { return }
    goals = inputs.goals
    goals += (names + inputs.properties.map(\.name)).map { Goal(rule: .neverTested, name: $0) }
  }

  /// The calls after which something ran where the kit does not see it.
  private(set) var unknown: [String] = []

  /// The calls that several inputs share; only the first of these inputs is done.
  private(set) var doubled: Set<String> = []

  /// Records the calls that several of the possible inputs share.
  func note(_ calls: [String]) {
    var seen: Set<String> = []
    for call in calls where !seen.insert(call).inserted { doubled.insert(call) }
  }

  private var waits: [String: Int] = [:]

  /// Whether to wait for work that the kit does not see: true three times for each reason, as more
  /// would slow every history.
  func mayWait(for reason: String) -> Bool {
    waits[reason, default: 0] += 1
    return waits[reason, default: 0] <= 3
  }

  /// Records a call that did not come to rest, or whose work went on elsewhere.
  func notAtRest(after call: String) {
    if !unknown.contains(call) { unknown.append(call) }
  }

  func reach(_ name: String) { reached.insert(name) }

  /// Records a stored property, and the parts of its value that cannot be compared.
  func note(_ name: String, _ text: String, _ value: Any) {
    guard looked.insert(name + text).inserted else { return }
    for part in Reflection.incomparable(in: value) {
      let line = "\(name): \(type(of: part))"
      if !leftOut.contains(line) { leftOut.append(line) }
    }
  }

  /// All goals, and whether a history reached each.
  var all: [(name: String, isReached: Bool)] {
    goals.map { ($0.name, reached.contains($0.name)) }
  }

  /// The goals that no history reached, except those that may be missed.
  func missed(but allowed: Set<String>) -> [Goal] {
    goals.filter { goal in
      !reached.contains(goal.name)
        && allowed.isDisjoint(with: [goal.name, goal.group ?? goal.name])
    }
  }
}
