/// Which goals the histories have reached.
@MainActor
final class Coverage {
  /// Something that at least one history should reach.
  struct Goal {
    let rule: Finding.Rule
    let name: String
    /// A second name by which `mayMiss` can excuse it.
    var group: String?
    let sentence: String
  }

  private var goals: [Goal] = []
  private var reached: Set<String> = []
  private var looked: Set<String> = []
  /// The stored properties that hold an object of the app, a closure or a task.
  private var opaque: Set<String> = []
  /// The stored values that situations cannot compare, with their types.
  private(set) var leftOut: [String] = []
  /// The names of all stored properties seen so far.
  var properties: Set<String> = []

  /// Records the goals of a subject's inputs and of the properties.
  func declare<Subject>(_ inputs: Inputs<Subject>, _ names: [String]) {
    guard goals.isEmpty else { return }
    goals = inputs.sources.flatMap(\.goals)
    goals += (names + inputs.properties.map(\.name)).map { name in
      Goal(
        rule: .neverTested, name: name,
        sentence: "No history fulfils the condition of \"\(name)\".")
    }
  }

  /// The first call after which something ran where the kit does not see it.
  private(set) var unknown: String?

  private var waits: [String: Int] = [:]

  /// Whether to wait for work that the kit does not see: true three times for each cause, as more
  /// would slow every history.
  func mayWait(for cause: String) -> Bool {
    waits[cause, default: 0] += 1
    return waits[cause, default: 0] <= 3
  }

  /// Records the first call that did not come to rest, or whose work went on elsewhere.
  func notAtRest(after call: String) { unknown = unknown ?? call }

  /// Records that a history reached a goal.
  func reach(_ name: String) { reached.insert(name) }

  /// Records a stored property, and the parts of its value that cannot be compared.
  func note(_ name: String, _ text: String, _ value: Any) {
    guard looked.insert(name + text).inserted else { return }
    for part in Reflection.incomparable(in: value) {
      let line = "\(name): \(type(of: part))"
      if !leftOut.contains(line) { leftOut.append(line) }
      if !(part is any AnswersOfTest) { opaque.insert(name) }
    }
  }

  /// Whether every value of a stored property could be compared or was given by the test.
  func isComparable(_ name: String) -> Bool { !opaque.contains(name) }

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
