/// What the histories came to, of all that they could have.
@MainActor
final class Coverage {
  /// Something that a history should come to.
  struct Goal {
    let rule: Finding.Rule
    let name: String
    /// Another name by which it is allowed to be missed.
    var group: String?
    let sentence: String
  }

  private var goals: [Goal] = []
  private var reached: Set<String> = []
  private var looked: Set<String> = []
  /// The stored properties that hold an object of the app, a closure or a task.
  private var opaque: Set<String> = []
  /// What is not compared in situations, with its type.
  private(set) var leftOut: [String] = []
  /// The names of the stored properties that were seen.
  var properties: Set<String> = []

  /// Notes what the inputs of a subject can come to.
  func declare<Subject>(_ inputs: Inputs<Subject>, _ names: [String]) {
    guard goals.isEmpty else { return }
    goals = inputs.sources.flatMap(\.goals)
    goals += (names + inputs.properties.map(\.name)).map { name in
      Goal(
        rule: .neverTested, name: name,
        sentence: "No history fulfils the condition of \"\(name)\".")
    }
  }

  /// The first call after which something ran on a thread that is not known.
  private(set) var unknown: String?

  private var waits = 0

  /// Whether it is worth waiting for threads that are not known: a leak would otherwise take its
  /// time in each history.
  func mayWait() -> Bool {
    waits += 1
    return waits <= 3
  }

  /// Notes that something was not at rest, or came from a thread that is not known.
  func notAtRest(after call: String) { unknown = unknown ?? call }

  /// Notes that a history came to something.
  func reach(_ name: String) { reached.insert(name) }

  /// Notes a stored property, and what of it cannot be compared.
  func note(_ name: String, _ text: String, _ value: Any) {
    guard looked.insert(name + text).inserted else { return }
    for part in Reflection.incomparable(in: value) {
      let line = "\(name): \(type(of: part))"
      if !leftOut.contains(line) { leftOut.append(line) }
      if !(part is any AnswersOfTest) { opaque.insert(name) }
    }
  }

  /// Whether all that a stored property has held is compared, or given by the test.
  func isComparable(_ name: String) -> Bool { !opaque.contains(name) }

  /// Everything that a history should come to, and whether one did.
  var all: [(name: String, isReached: Bool)] {
    goals.map { ($0.name, reached.contains($0.name)) }
  }

  /// What no history came to, but for what may be missed.
  func missed(but allowed: Set<String>) -> [Goal] {
    goals.filter { goal in
      !reached.contains(goal.name)
        && allowed.isDisjoint(with: [goal.name, goal.group ?? goal.name])
    }
  }
}
