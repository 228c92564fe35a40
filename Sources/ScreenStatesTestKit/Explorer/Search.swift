internal import ScreenStatesTestKitRest

/// The search for situations, breadth first: each history is replayed on a fresh subject.
@MainActor
final class Search<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var gathering: Gathering<Subject, Shown>
  private(set) var nodes: [Node] = []
  let coverage = Coverage()
  private var places: [String: Int] = [:]
  private var situations: Set<String> = []
  private var isFull = false

  /// A situation.
  struct Node {
    let history: [Move]
    let look: Look<Shown>
    let situation: Situation
    /// The kinds that it came through, the last of them last.
    let way: [String]
    let calls: [String]
    /// Where its inputs lead, but for a stop.
    var next: [Int] = []
    /// Whether each of its inputs was tried.
    var isComplete = false
  }

  init(_ explorer: Explorer<Subject, Shown>) {
    self.explorer = explorer
    gathering = Gathering(explorer)
  }

  func run() async -> ExplorationReport<Shown> {
    let start = ContinuousClock.now
    await tryOrders([], explorer.probe.startCall, from: nil)
    var index = 0
    while index < nodes.count {
      await expand(index)
      index += 1
    }
    checkWays()
    await checkSamples()
    gathering.finish()
    checkCoverage()
    gathering.report.situations = situations.count
    gathering.report.duration = ContinuousClock.now - start
    return gathering.report
  }

  private func expand(_ index: Int) async {
    let node = nodes[index]
    // The start of a screen is no input.
    let inputs = node.history.count - (explorer.probe.startCall == nil ? 0 : 1)
    guard inputs < explorer.depth || node.calls.isEmpty else {
      gathering.report.ending = .depth(explorer.depth)
      return
    }
    for call in node.calls {
      if isFull { return }
      await tryOrders(node.history, call, from: index)
    }
    nodes[index].isComplete = true
  }

  /// Continues a history by a call, in each of the orders that are asked for.
  private func tryOrders(_ history: [Move], _ call: String?, from index: Int?) async {
    var drawn = Drawing(explorer.orders, for: (history.texts + [call ?? ""]).joined())
    while let choose = drawn.next() {
      let outcome = await tryHistory(history, then: call, choose, from: index)
      drawn.take(outcome)
      // Other tests of the main actor go on between two histories.
      await Task.yield()
      if isFull { return }
    }
  }

  /// Replays a history, does one thing more, and takes in what becomes of that.
  private func tryHistory(
    _ history: [Move], then call: String?, _ choose: @escaping Rest.Choice, from index: Int?
  ) async -> RestOutcome {
    gathering.report.histories += 1
    let trial = await Trial(explorer, coverage)
    let outcome = await step(trial, history, then: call, choose, from: index)
    let whole = (history + [call.map { Move(call: $0, order: outcome.order) }].compactMap(\.self))
      .texts
    for name in await trial.letGo() {
      gathering.find(.leak, "\(name) outlives the screen that was let go.", about: name, whole)
    }
    return outcome
  }

  private func step(
    _ trial: Trial<Subject, Shown>, _ history: [Move], then call: String?,
    _ choose: @escaping Rest.Choice, from index: Int?
  ) async -> RestOutcome {
    trial.witness.beginReplay()
    if let call = await trial.replay(history) {
      findNotRepeatable("\(call) could not be done again on a fresh subject.", history.texts)
      return RestOutcome()
    }
    let before = index.map { nodes[$0].look }
    if let index, call == nodes[index].calls.first, let look = trial.look(),
      let difference = trial.situation(of: look).difference(from: nodes[index].situation)
    {
      findNotRepeatable(
        "The same calls led elsewhere on a fresh subject: \(difference).", history.texts)
    }
    trial.witness.forget()
    trial.keepState()
    var moves = history
    if let call {
      let isDone = await trial.perform(call, choose)
      moves.append(Move(call: call, order: trial.outcome.order))
      guard isDone else {
        findNotRepeatable("\(call) could not be done.", moves.texts)
        return trial.outcome
      }
    }
    let outcome = trial.outcome
    let whole = moves.texts
    if let sentence = trial.endless(after: call ?? "the making of a fresh subject") {
      gathering.find(.endless, sentence, whole)
      if outcome.isEndless { return outcome }
    }
    guard let after = trial.look() else { return outcome }
    gathering.add(from: before, to: after, of: trial, whole)
    gathering.checkReplacement(in: after, of: trial, whole)
    for name in trial.screensKept(in: after) {
      gathering.find(
        .left, "The screen \(name) runs on after its state; host it, or stop it in exit().",
        about: name, whole)
    }
    // What goes on after its state would pile up with every step: it is told, and not followed.
    let isWhole = trial.left.isEmpty && (after.isRunning || after.underWay.isEmpty)
    let isNew =
      isWhole
      && arrive(moves, after, trial, from: index, isStop: call == explorer.probe.stopCall)
    await end(trial, after, isNew: isNew, whole)
    return outcome
  }

  /// Every situation is once let go while it runs, and is stopped in all other histories.
  private func end(
    _ trial: Trial<Subject, Shown>, _ after: Look<Shown>, isNew: Bool, _ history: [String]
  ) async {
    guard !isNew else {
      if let type = await trial.stateThatObeys(after: after) {
        gathering.find(.contradiction, "A \(type) that has left still decides.", history)
      }
      return await trial.forgetState()
    }
    for (thing, problem) in await trial.leftAfterStop() {
      gathering.find(.left, "\(problem) after a stop in \(after.path).", about: thing, history)
    }
    for name in await trial.statesKept() {
      gathering.find(.leak, "\(name) has left and is kept.", about: "kept \(name)", history)
    }
  }

  /// Nothing can be said of what is never the same; after some histories the search is given up.
  private func findNotRepeatable(_ sentence: String, _ history: [String]) {
    gathering.find(.notRepeatable, sentence, about: "", history)
    guard gathering.report.findings(.notRepeatable).contains(where: { $0.count >= 20 }) else {
      return
    }
    gathering.report.ending = .notRepeatable
    isFull = true
  }

  /// Notes the situation that a history leads to.
  ///
  /// - Returns: Whether it is new.
  private func arrive(
    _ history: [Move], _ look: Look<Shown>, _ trial: Trial<Subject, Shown>, from index: Int?,
    isStop: Bool
  ) -> Bool {
    let situation = trial.situation(of: look)
    let left = trial.kindsLeft(from: index.map { nodes[$0].look }, to: look)
    let way = Array(((index.map { nodes[$0].way } ?? []) + left).suffix(explorer.memory))
    let key = ([situation.text] + way).joined(separator: "\n")
    let known = places[key]
    if known == nil {
      if !situations.contains(situation.text), situations.count >= explorer.situations {
        gathering.report.ending = .situations(explorer.situations)
        isFull = true
        return false
      }
      situations.insert(situation.text)
      places[key] = nodes.count
      let steps = trial.steps
      for step in steps { coverage.reach(step.name) }
      nodes.append(
        Node(
          history: history, look: look, situation: situation, way: way, calls: steps.map(\.call)))
      if look.isRunning { gathering.add(trial.guards, in: look.kind) }
    }
    if let index, !isStop { nodes[index].next.append(known ?? nodes.count - 1) }
    return known == nil
  }
}
