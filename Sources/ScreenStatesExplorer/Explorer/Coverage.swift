/// Which goals the histories have reached.
@MainActor
final class Coverage {
  /// Something that at least one history should reach.
  struct Goal {
    let rule: Finding.Rule
    let name: String
    /// A second name by which `mayMiss` can excuse it.
    var group: String?
    /// What a report says if no sequence reaches it.
    let sentence: String

    /// That an action of the user or of the environment is possible.
    static func input(_ name: String, _ place: String = "") -> Goal {
      Goal(
        rule: .neverPossible, name: name, sentence: "No sequence makes \(name) possible\(place).")
    }
  }

  /// Whether each run waits for what an object leaves in the main queue, which takes long.
  let waitsForMainQueue: Bool

  /// Whether an object was seen to leave something there.
  var usesMainQueue = false

  /// Whether identifiers are compared by where they occur, because each fresh subject makes others.
  let numbersIdentifiers: Bool

  /// Whether fresh subjects were seen to differ in nothing else.
  var makesIdentifiers = false

  init(waitsForMainQueue: Bool = true, numbersIdentifiers: Bool = false) {
    self.waitsForMainQueue = waitsForMainQueue
    self.numbersIdentifiers = numbersIdentifiers
  }

  func numbered(_ text: String) -> String { numbersIdentifiers ? text.numbered() : text }

  /// The modules of the test and of the subject, whose classes situations compare.
  private(set) var modules: Set<String> = []
  private var goals: [Goal] = []
  private var reached: Set<String> = []
  /// The stored values that situations cannot compare.
  private(set) var closed: Set<Objects.Closed> = []
  /// The names of all stored properties seen so far, if some are to be left out.
  private(set) var properties: Set<String> = []

  private(set) var watched: [String] = []
  /// Whether the bounds of the inputs end every history; a screen can always be started again.
  private(set) var isBounded = false

  /// What situations tell apart by numbers.
  let lookalikes = Lookalikes()

  /// Records the goals, and the modules of the test, of the subject, and of what a bundle holds.
  func declare<Subject, Shown>(
    _ subject: Subject, _ inputs: Inputs<Subject>, of explorer: Explorer<Subject, Shown>
  ) {
    guard modules.isEmpty else { return }
    watched = inputs.watched.map(\.name)
    isBounded =
      !explorer.access.isScreen && inputs.areLimited
      && (inputs.view.hooks.isEmpty || inputs.view.appearsOnce)
    note(inputs.services.map(\.name))
    goals = inputs.goals
    if inputs.sources.isEmpty, !explorer.access.isScreen {
      let sentence = "The closure declares no input, so only what it makes was looked at."
      goals.append(Goal(rule: .neverPossible, name: "inputs", sentence: sentence))
    }
    goals += (explorer.names + inputs.properties.map(\.name)).map { name in
      let sentence =
        switch name {
        case Finding.sameAnswers:
          "No two sequences have the same answers in another order; if that is right, put \"\(name)\""
            + " into mayMiss."
        case Finding.failureIsNotEmpty:
          "No call has both a failure and an empty answer; declare both, or put \"\(name)\" into"
            + " mayMiss."
        default: "No sequence fulfils the condition of \"\(name)\"."
        }
      return Goal(rule: .neverTested, name: name, sentence: sentence)
    }
    var types = explorer.access.types(subject)
    if explorer.access.object(subject) !== subject {
      types += Reflection.properties(of: subject).map { type(of: $0.value) }
    }
    modules = Set(types.map(Reflection.module) + [explorer.module])
      .subtracting(Reflection.system).subtracting(Reflection.kit)
  }

  /// The calls after which something ran where the kit does not see it.
  private(set) var unknown: [String] = []

  /// The calls that several inputs share; only the first of these inputs is done.
  private(set) var doubled: Set<String> = []

  /// Records the calls that several of the possible inputs share.
  func note(_ calls: [String]) {
    var seen: Set<String> = []
    // A test may move a clock just as the explorer does.
    for call in calls where !call.contains(".advance(by:") && !seen.insert(call).inserted {
      doubled.insert(call)
    }
  }

  /// The steps whose work does not end with a released subject.
  var endless: Set<String> = []

  /// The objects that stay in memory, and that the test lets stay.
  var excused: Set<String> = []

  private var waits: [String: Int] = [:]

  /// Whether to wait for unseen work: three times for each reason, as more would take too long.
  func mayWait(for reason: String) -> Bool {
    waits[reason, default: 0] += 1
    return waits[reason, default: 0] <= 3
  }

  /// Records a call that did not come to rest, or whose work went on elsewhere.
  func notAtRest(after call: String) {
    if !unknown.contains(call) { unknown.append(call) }
  }

  /// What began the tasks with more calls and sleeps than are told apart.
  var longTasks: Set<String> = []

  /// The paths to the states with timers on clocks that the test does not declare.
  var unmoved: Set<String> = []

  func reach(_ name: String) { reached.insert(name) }

  /// Whether a fresh subject has screens that no state hosts; nil before the first.
  var makesScreens: Bool?

  /// Whether states have started screens that no state hosts: each history looks for them.
  var hasStrays = false

  /// Records what a situation or a watched value has, and what of it cannot be compared; such a
  /// watched value excuses no property.
  func note(_ objects: Objects, watching name: String? = nil, isCompared: Bool) {
    if isCompared { closed.formUnion(objects.closed) }
    properties.formUnion(objects.names)
    if objects.closed.contains(where: { $0.place == name }) { watched.removeAll { $0 == name } }
  }

  var all: [(name: String, isReached: Bool)] { goals.map { ($0.name, reached.contains($0.name)) } }

  var names: Set<String> { Set(goals.flatMap { [$0.name, $0.group ?? $0.name] }) }

  /// The goals that were not reached and may not be missed; of a service without any answer, one.
  func missed(but allowed: Set<String>) -> [Goal] {
    let isMissed = { [reached] (goal: Goal) in
      !reached.contains(goal.name)
        && allowed.isDisjoint(with: [goal.name, goal.group ?? goal.name])
    }
    var told: Set<String> = []
    return goals.filter(isMissed).compactMap { goal in
      let same = goals.filter { $0.group == goal.group }
      guard let group = goal.group, same.count > 1, same.allSatisfy(isMissed) else { return goal }
      guard told.insert(group).inserted else { return nil }
      let sentence = "No call ever takes an answer of \(group)."
      return Goal(rule: goal.rule, name: group, sentence: sentence)
    }
  }
}
