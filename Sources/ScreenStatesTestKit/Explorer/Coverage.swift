/// What the histories came to, of all that they could have.
@MainActor
final class Coverage {
  /// Something that a history should come to.
  private struct Goal {
    let rule: Finding.Rule
    /// The names by which it is allowed to be missed.
    let names: [String]
    let sentence: String
  }

  private var goals: [Goal] = []
  private var reached: Set<String> = []
  private var looked: Set<String> = []
  /// What is not compared in situations, with its type.
  private(set) var leftOut: [String] = []
  /// The names of the stored properties that were seen.
  var properties: Set<String> = []

  /// Notes what the inputs of a subject can come to.
  func declare<Subject>(_ inputs: Inputs<Subject>, _ names: [String]) {
    guard goals.isEmpty else { return }
    goals = inputs.sources.flatMap { Self.goals(of: $0) }
    goals += (names + inputs.properties.map(\.name)).map { name in
      Goal(
        rule: .neverTested, names: [name],
        sentence: "No history fulfils the condition of \"\(name)\".")
    }
  }

  private static func goals<Subject>(of source: Inputs<Subject>.Source) -> [Goal] {
    switch source.form {
    case .act:
      source.names.map {
        Goal(rule: .neverPossible, names: [$0], sentence: "No history makes \($0) possible.")
      }
    case .clock:
      source.names.map {
        Goal(rule: .neverPossible, names: [$0], sentence: "Nothing is ever due on \($0).")
      }
    case .service(let service):
      source.names.map {
        Goal(
          rule: .neverGiven, names: [$0, service],
          sentence: "No call ever takes \($0).")
      }
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
    for type in Reflection.incomparable(in: value) {
      let line = "\(name): \(type)"
      if !leftOut.contains(line) { leftOut.append(line) }
    }
  }

  /// Everything that a history should come to, and whether one did.
  var all: [(name: String, isReached: Bool)] {
    goals.map { ($0.names[0], reached.contains($0.names[0])) }
  }

  /// What no history came to, but for what may be missed.
  func missed(but allowed: Set<String>) -> [(rule: Finding.Rule, sentence: String)] {
    goals.filter { goal in
      !reached.contains(goal.names[0]) && allowed.isDisjoint(with: goal.names)
    }.map { ($0.rule, $0.sentence) }
  }
}
