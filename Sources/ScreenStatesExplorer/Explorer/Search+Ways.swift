extension Search {
  /// Gives a situation at a bound the ways out of one that differs only in what the bound still allows.
  ///
  /// Otherwise a bound would hide the dead ends of all situations that lead to it.
  func closeBounds() {
    let bounded = nodes.indices.filter { nodes[$0].facts.isAtBound }
    if bounded.isEmpty { return }
    let same = Dictionary(grouping: nodes.indices) { nodes[$0].facts.situation.withoutBounds }
    for index in bounded {
      let twin = same[nodes[index].facts.situation.withoutBounds]?.first {
        nodes[$0].isComplete && nodes[$0].way == nodes[index].way
      }
      guard let twin, !nodes[index].look.hasStillTimer else { continue }
      nodes[index].isComplete = true
      nodes[index].next += nodes[twin].next
      nodes[index].leftInside.formUnion(nodes[twin].leftInside)
    }
  }

  /// The subject of a sentence about what never happened.
  var noSequence: String {
    gathering.report.isToTheEnd ? "No sequence" : "No sequence that was tried"
  }

  /// Finds kinds that no history reaches, dead ends, and loading that no history ends.
  func checkWays() {
    let report = gathering.report
    if report.ending != .notRepeatable {
      for name in report.neverReached where !explorer.mayMiss.contains(name) {
        gathering.find(.neverReached, "\(noSequence) reaches .\(name).", [])
      }
    }
    let running = nodes.indices.filter { nodes[$0].look.isRunning }
    if Set(running.map { nodes[$0].look.kind }).count > 1 {
      let leaving = leading { self.nodes[$0].look.kind != self.nodes[$1].look.kind }
      let left = Set(running.filter(leaving.contains).map { nodes[$0].look.kind })
      for index in running where !leaving.contains(index) {
        let look = nodes[index].look
        guard !explorer.mayEnd.contains(look.kind) else { continue }
        // What it hosts may decide whether it can be left.
        let place = left.contains(look.kind) || look.kind.isEmpty ? look.path : look.kind
        gathering.find(
          .deadEnd, "Nothing leads out of \(place).", about: place, nodes[index].history.texts)
      }
    }
    let ending = leading { !self.nodes[$1].look.isLoading }
    for index in running where nodes[index].look.isLoading && !ending.contains(index) {
      let look = nodes[index].look
      if nodes[index].history.isEmpty { continue }
      gathering.find(
        .stuckLoading, "\(look.path) shows loading, and no answer and no request ends it.",
        about: look.path, nodes[index].history.texts)
    }
  }

  /// Records why rest was not known all the time, and finds what may be wrong therefore.
  private func checkRest() {
    let reason =
      explorer.guessesRest || explorer.access.wait != nil
      ? "the test sets \(explorer.guessesRest ? "guessesRest" : "settled")"
      : RestCheck.missed.map { "the kit does not see \($0)" }
    let guess = reason.map { "guessed by turns of the main actor, because \($0)" }
    let elsewhere = coverage.unknown.first.map {
      "\($0) started work that the kit does not see: inject a service that a PendingWork answers,"
        + " and a ManualClock"
    }
    let reasons = [guess, elsewhere].compactMap(\.self)
    gathering.report.unrest = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    gathering.report.doubt = elsewhere
    guard !explorer.mayGuess, let elsewhere else { return }
    let wait = explorer.access.isScreen ? "" : ", wait for it in settled"
    gathering.find(.guessed, "\(elsewhere)\(wait), or set mayGuess.", [])
  }

  /// Finds the stored variables that situations cannot compare, unless the test names them.
  private func checkCompared() {
    gathering.report.leftOut = coverage.closed.map { "\($0.place): \($0.type)" }.sorted()
    gathering.report.knowsVariables = Reflection.knowsFields
    let places = Set(coverage.closed.filter(\.isVar).map(\.place)).filter { place in
      !coverage.watched.contains(place) && !explorer.ignoring.contains(place)
    }.sorted()
    for place in places {
      let sentence =
        "\(place) can change, and no situation compares it: watch what matters of it, under that"
        + " name, or put it into ignoring."
      gathering.find(.notCompared, sentence, about: place, [])
    }
    if gathering.report.ending == .exhausted, !places.isEmpty {
      gathering.report.ending = .notCompared(places)
    }
  }

  /// Finds missed goals, if all histories were tried, and bounds that the test did not set.
  func checkCoverage() {
    checkRest()
    checkCompared()
    for name in gathering.compared { coverage.reach(name) }
    gathering.report.longTasks = coverage.longTasks.sorted()
    gathering.report.coverage = coverage.all
    gathering.report.ignoring = explorer.ignoring.sorted()
    checkNames()
    if !gathering.report.isToTheEnd { gathering.report.growth = whatGrows }
    let grows = gathering.report.growth.map { " \($0)." } ?? ""
    let isToTheEnd = gathering.report.isToTheEnd
    let isLong = !coverage.longTasks.isEmpty
    let hint =
      isLong
      ? " A task has more calls and sleeps than are told apart: perhaps set callsPerTask." : ""
    for goal in coverage.missed(but: explorer.mayMiss)
    where isToTheEnd || gathering.report.ending != .notRepeatable && goal.rule != .neverTested {
      let sentence = goal.sentence.replacing("No sequence", with: noSequence)
      // Which answers the test declares does not depend on the task.
      let isDeclared = goal.name == Finding.failureIsNotEmpty
      gathering.find(goal.rule, isDeclared ? sentence : sentence + hint, about: goal.name, [])
    }
    let bound: (what: String, name: String, value: Int)? =
      switch gathering.report.ending {
      case .depth(let depth) where !explorer.isDepthAsked:
        ("sequences of more than \(depth) inputs", "depth", depth)
      case .situations(let count) where !explorer.isCountAsked:
        ("situations after the first \(count)", "situations", count)
      case .exhausted, .notCompared, .depth, .situations, .budget, .notRepeatable: nil
      }
    if let (what, name, value) = bound {
      let sentence =
        "There are \(what), which were left out: set \(name) to more, or to \(value) to accept that."
      let remedy =
        isLong && explorer.callsPerTask > 1
        ? " Or tell fewer calls of a task that goes on apart: set callsPerTask to 1." : ""
      gathering.find(.bound, sentence + grows + remedy, [])
    }
    if let path = coverage.unmoved.min(), !explorer.mayMiss.contains("timers") {
      let sentence =
        "A timer in \(path) never fires: give its screen a ManualClock that inputs.clock declares, or put"
        + " timers into mayMiss."
      gathering.find(.neverPossible, sentence, about: "timers", [])
    }
    for call in coverage.doubled.subtracting(explorer.mayMiss).sorted() {
      let sentence = "Two inputs are written \(call), so only one is done; write one differently."
      gathering.find(.neverPossible, sentence, about: call, [])
    }
  }

  /// Finds the names in the explorer's sets that nothing has.
  private func checkNames() {
    let report = gathering.report
    let kinds = report.reached.map(\.kind) + report.samples
    func find(
      _ names: Set<String>, in set: String, _ isKnown: (String) -> Bool, _ what: String,
      _ remedy: (String) -> String = { _ in "" }
    ) {
      for name in names.sorted() where !isKnown(name) {
        let sentence = "\(set) names \(name), and no \(what) has that name\(remedy(name))."
        gathering.find(.neverTested, sentence, [])
      }
    }
    let all = kinds + hostedKinds
    if report.isToTheEnd {
      find(explorer.mayEnd, in: "mayEnd", all.contains, "sample or reached kind")
    }
    let goals = coverage.names.union(all).union(coverage.doubled).union(["orders", "timers"])
    find(
      explorer.mayMiss, in: "mayMiss", goals.contains,
      "sample, reached kind, input, answer or property")
    let stored = { [coverage] (name: String) in
      coverage.properties.contains { $0 == name || $0.hasSuffix(".\(name)") }
    }
    find(
      explorer.mayGoOn, in: "mayGoOn",
      { [coverage] in stored($0) || coverage.excused.contains($0) },
      "stored property or object that stays")
    find(explorer.ignoring, in: "ignoring", coverage.properties.contains, "stored property") {
      [coverage] name in
      let whole = coverage.properties.sorted().first { $0.hasSuffix(".\(name)") }
      return whole.map { "; write \($0)" } ?? ""
    }
  }

  /// The situations from which some of the steps lead to a wanted step or an incomplete situation.
  func leading(
    along isWay: (Int, Int) -> Bool = { _, _ in true }, _ isWanted: (Int, Int) -> Bool
  ) -> Set<Int> {
    var before: [Int: [Int]] = [:]
    var leading: Set<Int> = []
    for index in nodes.indices {
      if !nodes[index].isComplete { leading.insert(index) }
      for next in nodes[index].next where isWay(index, next) {
        before[next, default: []].append(index)
        if isWanted(index, next) { leading.insert(index) }
      }
    }
    var waiting = Array(leading)
    while let index = waiting.popLast() {
      for former in before[index, default: []] where leading.insert(former).inserted {
        waiting.append(former)
      }
    }
    return leading
  }
}
