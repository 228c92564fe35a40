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
    let history: [String]
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
    let first = [explorer.probe.startCall].compactMap(\.self)
    await tryHistory([], then: first, from: nil)
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
      await tryHistory(node.history, then: [call], from: index)
    }
    nodes[index].isComplete = true
  }

  /// Replays a history, does one thing more, and takes in what becomes of that.
  private func tryHistory(_ history: [String], then calls: [String], from index: Int?) async {
    gathering.report.histories += 1
    let trial = Trial(explorer, coverage)
    let whole = history + calls
    trial.witness.beginReplay()
    if let call = await trial.replay(history) {
      return findNotRepeatable("\(call) could not be done again on a fresh subject.", whole)
    }
    let before = index.map { nodes[$0].look }
    if let index, calls.first == nodes[index].calls.first, let look = trial.look(),
      let difference = trial.situation(of: look).difference(from: nodes[index].situation)
    {
      findNotRepeatable("The same calls led elsewhere on a fresh subject: \(difference).", history)
    }
    trial.witness.forget()
    var former = trial.state
    if let call = await trial.replay(calls) {
      return findNotRepeatable("\(call) could not be done.", whole)
    }
    guard let after = trial.look() else { return }
    gathering.add(from: before, to: after, of: trial, whole)
    gathering.checkReplacement(of: former, by: trial.state, in: after, of: trial, whole)
    // What goes on after its state would pile up with every step: it is told, and not followed.
    let isWhole = trial.left.isEmpty && (after.isRunning || after.underWay.isEmpty)
    let isNew =
      isWhole
      && arrive(whole, after, trial, from: index, isStop: calls == [explorer.probe.stopCall])
    for name in trial.screensKept(by: former === trial.state && after.isRunning ? nil : former) {
      gathering.find(
        .left, "The screen \(name) runs on after its state; host it, or stop it in exit().",
        about: name, whole)
    }
    // Every situation is once let go while it runs, and is stopped in all other histories.
    if isNew {
      if let state = former, state !== trial.state, await trial.obeys(state, after: after) {
        gathering.find(
          .contradiction, "A \(type(of: state)) that has left still decides.", whole)
      }
    } else {
      for (thing, problem) in await trial.leftAfterStop() {
        gathering.find(.left, "\(problem) after a stop in \(after.path).", about: thing, whole)
      }
      former = nil
      for name in await trial.statesKept() {
        gathering.find(.leak, "\(name) has left and is kept.", about: "kept \(name)", whole)
      }
    }
    former = nil
    for name in await trial.letGo() {
      gathering.find(.leak, "\(name) outlives the screen that was let go.", about: name, whole)
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
    _ history: [String], _ look: Look<Shown>, _ trial: Trial<Subject, Shown>, from index: Int?,
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
