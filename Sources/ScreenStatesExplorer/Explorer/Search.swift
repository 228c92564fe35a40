internal import ScreenStatesTestKit

/// The breadth-first search for situations: a fresh subject reaches each by its shortest history.
///
/// A screen that is still in its situation after a request goes on with the next input, which saves a
/// replay. What it shows for the first time is repeated on a fresh screen. If it leaves something
/// behind, each history is tried from the beginning.
@MainActor
final class Search<Subject: AnyObject, Shown> {
  let explorer: Explorer<Subject, Shown>
  var gathering: Gathering<Subject, Shown>
  var nodes: [Node] = []
  let coverage: Coverage
  private var places: [String: Int] = [:]
  private(set) var situations: Set<String> = []
  private(set) var isFull = false
  let start: ContinuousClock.Instant
  var hostedKinds: [String] = []
  lazy var nextReport = explorer.reportsAfter
  /// The history that started a task without an end.
  private var endless: [String]?
  /// Whether a screen goes on after a request that changed nothing.
  private let goesOn: Bool
  /// The screen that is still in the situation to which inputs are tried.
  private var present: Trial<Subject, Shown>?
  /// Whether a screen that went on may have shown something wrong, each run must wait for the main queue,
  /// or each subject makes identifiers of its own: then the search begins again.
  private var isAstray = false
  /// The rounds to try.
  var rounds: [Round] = []
  var roundsMet: Set<Round> = []
  /// The steps of these, each with the kind in which they end.
  var stepsMet: Set<[String]> = []

  /// A situation.
  struct Node {
    let history: [Move]
    let facts: Facts<Shown>
    /// The latest kinds of its history, in order.
    let way: [String]
    /// The situation before it.
    let former: Int?
    /// The number of steps on the way through these.
    let depth: Int
    /// The situations to which its inputs lead, stops excepted.
    var next: [Int] = []
    /// The kinds that hosted screens leave in the next steps, each below its hosts and its type.
    var leftInside: Set<[String]> = []
    var isComplete = false
    /// Whether a replay on a fresh subject has been compared with it.
    var isRepeated = false

    var look: Look<Shown> { facts.look }
  }

  init(
    _ explorer: Explorer<Subject, Shown>, after former: Coverage? = nil,
    since start: ContinuousClock.Instant
  ) {
    (self.explorer, self.start) = (explorer, start)
    coverage = Coverage(
      waitsForMainQueue: former.map { $0.waitsForMainQueue || $0.usesMainQueue } == true,
      numbersIdentifiers: former.map { $0.numbersIdentifiers || $0.makesIdentifiers } == true)
    gathering = Gathering(explorer)
    self.goesOn =
      former == nil && explorer.access.isScreen && explorer.savesReplays && explorer.knowsRest
      && explorer.orders == .first
  }

  static func run(_ explorer: Explorer<Subject, Shown>) async -> ExplorationReport<Shown> {
    let start = ContinuousClock.now
    var search = Search(explorer, since: start)
    await search.run()
    while search.isAstray {
      let coverage = search.coverage
      let shared = coverage.usesMainQueue ? [] : search.gathering.report.findings(.notRepeatable)
      search = Search(explorer, after: coverage, since: start)
      await search.run()
      // What the screens share may be the same from the beginning by now.
      if search.gathering.report.findings(.notRepeatable).isEmpty {
        search.gathering.report.findings += shared
      }
    }
    var names: Set<String> = []
    for (index, finding) in search.gathering.report.findings.enumerated() {
      // A loop that nothing can end would begin again.
      if finding.history == search.endless { continue }
      let (way, test) = await explorer.again(
        finding, apartFrom: &names, after: ContinuousClock.now - start)
      search.gathering.report.findings[index].way = way
      search.gathering.report.findings[index].test = test
    }
    search.gathering.report.duration = ContinuousClock.now - start
    return search.gathering.report
  }

  private func run() async {
    await tryOrders([], explorer.access.startCall, from: nil)
    var index = 0
    while !isFull, !isAstray {
      if index < nodes.count {
        await expand(index)
        index += 1
      } else if !rounds.isEmpty {
        await tryRound(rounds.removeFirst())
      } else {
        break
      }
    }
    if isAstray { return }
    closeBounds()
    checkWays()
    checkHosted()
    if endless == nil, !nodes.isEmpty { await checkSamples() }
    gathering.finish()
    checkCoverage()
    gathering.report.situations = situations.count
  }

  private func expand(_ index: Int) async {
    let node = nodes[index]
    guard node.depth < explorer.depth || node.facts.calls.isEmpty else {
      gathering.report.ending = .depth(explorer.depth)
      return
    }
    for call in node.facts.calls where !isFull && !isAstray {
      if await !goOn(with: call, from: index) { await tryOrders(node.history, call, from: index) }
    }
    await endPresent()
    if isFull || isAstray { return }
    if node.facts.isAtBound { gathering.report.isBounded = true }
    // What a bound leaves out may lead anywhere, and so may a timer, which is a finding of its own.
    let isStill = node.look.hasStillTimer && !explorer.mayMiss.contains("timers")
    nodes[index].isComplete = !node.facts.isAtBound && !isStill
  }

  /// Continues a history by a call, in each order that the test sets.
  private func tryOrders(_ history: [Move], _ call: String?, from index: Int?) async {
    var order: [Int]? = []
    for _ in 0..<explorer.orders.limit {
      guard let next = order else { return }
      order = await tryHistory(history, then: call, choosing(next), from: index).nextOrder
      if isFull || isAstray { return }
    }
    guard order != nil, case .all(let limit) = explorer.orders else { return }
    let calls = (history + [call.map { Move(call: $0) }].compactMap(\.self)).texts
    let last = calls.last ?? Trace.making
    gathering.report.leftOutOrders.append(last)
    if explorer.mayMiss.contains("orders") { return }
    gathering.find(
      .bound, "\(last) has more than \(limit) orders; raise the limit, or put orders into mayMiss.",
      about: "orders", calls)
  }

  /// Replays a history on a fresh subject, does one more call, and records the result.
  private func tryHistory(
    _ history: [Move], then call: String?, _ choose: @escaping Rest.Choice, from index: Int?
  ) async -> RestOutcome {
    gathering.report.histories += 1
    let trial = await Trial(explorer, coverage)
    let outcome = await step(trial, history, then: call, choose, from: index)
    lookAtTime()
    if present === trial { return outcome }
    let whole = (history + (call.map { [Move(call: $0, order: outcome.order)] } ?? [])).texts
    gathering.find(await trial.letGo(), whole)
    if coverage.usesMainQueue, !coverage.waitsForMainQueue { isAstray = true }
    if trial.hasNoEnd {
      gathering.find(
        .endless,
        "\(trial.lastCall) started a task that goes on although it was cancelled: a loop around"
          + " try? await Task.sleep.", whole)
      end(.notRepeatable)
      endless = whole
    }
    return outcome
  }

  /// Repeats a history on a fresh subject; returns whether that was possible.
  func reaches(_ history: [Move], _ trial: Trial<Subject, Shown>) async -> Bool {
    trial.witness.isWatching = false
    for move in history {
      guard await trial.perform(move.call, choosing(move.order)) else {
        findNotRepeatable("\(move.call) could not be repeated on a fresh subject.", history.texts)
        return false
      }
      // It finds the screens that no state hosts, as it did when the step was new.
      if coverage.hasStrays, let look = trial.look() { _ = trial.situation(of: look) }
    }
    return true
  }

  /// A replay makes no situations, so it does not record what the waiting tasks may have captured.
  func restoreLocals(of trial: Trial<Subject, Shown>, in index: Int) {
    let ignored = trial.ignored
    for (locals, known) in zip(trial.locals, nodes[index].facts.properties) {
      locals.restore(known, ignored)
    }
  }

  private func step(
    _ trial: Trial<Subject, Shown>, _ history: [Move], then call: String?,
    _ choose: @escaping Rest.Choice, from index: Int?
  ) async -> RestOutcome {
    if index == nil, trial.screen?.isRunning == true {
      gathering.find(
        .misuse, "The closure has started the screen: return it as it was made.", history.texts)
      end(.notRepeatable)
      return RestOutcome()
    }
    tell(history, then: call)
    guard await reaches(history, trial) else { return RestOutcome() }
    let before = index.map { nodes[$0].look }
    let isCompared = index.map { !nodes[$0].isRepeated } ?? false
    // It notes the present properties beside the tasks that wait, which a screen has not.
    if isCompared, !explorer.access.isScreen, let look = trial.look() {
      _ = trial.situation(of: look)
    }
    if let index { restoreLocals(of: trial, in: index) }
    if let index, isCompared, let look = trial.look() {
      nodes[index].isRepeated = true
      let situation = trial.situation(of: look)
      if let difference = situation.difference(from: nodes[index].facts.situation) {
        if !coverage.numbersIdentifiers,
          situation.numbered().text == nodes[index].facts.situation.numbered().text
        {
          (coverage.makesIdentifiers, isAstray) = (true, true)
          return RestOutcome()
        }
        findNotRepeatable(
          "The same calls led to another situation on a fresh subject: \(difference).",
          history.texts)
      }
    }
    // A mistake that was told while the subject was made is found in the first step.
    trial.witness.forget(exceptMistakes: index == nil)
    var moves = history
    if let call {
      let isDone = await trial.perform(call, choose)
      moves.append(Move(call: call, order: trial.outcome.order))
      guard isDone else {
        findNotRepeatable("\(call) was no longer possible.", moves.texts)
        return trial.outcome
      }
    }
    let outcome = trial.outcome
    guard let facts = trial.facts(from: before) else { return outcome }
    gathering.add(facts, after: before, moves.texts)
    guard !facts.isCut else { return outcome }
    let isNew = facts.isWhole && arrive(moves, facts, from: index)
    if goesOn, let index, trial.stays(in: nodes[index].facts, after: facts) {
      present = trial
    } else {
      // In a new situation, the subject is released while it runs.
      gathering.find(await trial.end(stoppingIn: isNew ? nil : facts.look.path), moves.texts)
      // Last, because a guard may draw.
      if let screen = trial.screen, isNew, screen.isRunning {
        gathering.add(trial.guards, in: screen.kindName)
      }
    }
    return outcome
  }

  /// Does a call on the screen that is still in the situation, if there is one; returns whether that
  /// showed nothing new, so that no fresh screen has to repeat it.
  private func goOn(with call: String, from index: Int) async -> Bool {
    guard let trial = present else { return false }
    let node = nodes[index]
    tell(node.history, then: call)
    trial.witness.forget()
    guard await trial.perform(call), let facts = trial.facts(from: node.look) else {
      isAstray = true
      await endPresent()
      return false
    }
    let moves = node.history + [Move(call: call)]
    var gathered = gathering
    gathered.add(facts, after: node.look, moves.texts)
    let isKnown =
      gathered.news == gathering.news && facts.isWhole
      && places[key(of: facts, node).key] != nil
    if isKnown {
      gathered.report.histories += 1
      gathering = gathered
      _ = arrive(moves, facts, from: index)
      lookAtTime()
    }
    if !isKnown || !trial.stays(in: node.facts, after: facts) { await endPresent() }
    return isKnown
  }

  /// Ends the screen that went on; any of its requests may have begun what it leaves behind.
  private func endPresent() async {
    guard let trial = present.take() else { return }
    let problems = await trial.end(stoppingIn: "") + trial.letGo()
    if !problems.isEmpty || trial.hasNoEnd { isAstray = true }
  }

  func end(_ ending: ExplorationReport<Shown>.Ending) {
    gathering.report.ending = ending
    isFull = true
  }

  /// Reports a history that cannot be repeated, and gives up the search after 20 of them.
  private func findNotRepeatable(_ sentence: String, _ history: [String]) {
    // A screen that went on may have hidden a shorter history.
    if goesOn { isAstray = true }
    var remedy =
      " Let the closure make all that a subject needs: services, identifiers, the time, and chance."
      + " A condition may only look."
    // Where rest is guessed, some work may have needed longer, or calls came in another order.
    if !explorer.knowsRest, let call = history.last {
      if explorer.mayGuess { return coverage.notAtRest(after: call) }
      remedy += " Or rest was guessed too early."
    }
    gathering.find(.notRepeatable, sentence + remedy, about: "", history)
    if gathering.report.findings(.notRepeatable).contains(where: { $0.count >= 20 }) {
      end(.notRepeatable)
    }
  }

  /// The key of the situation after a step, and its latest kinds.
  private func key(of facts: Facts<Shown>, _ node: Node?) -> (key: String, way: [String]) {
    let way = Array(((node?.way ?? []) + facts.kindsLeft).suffix(max(0, explorer.memory)))
    return (([facts.situation.text] + way).joined(separator: "\n"), way)
  }

  /// Records the situation that a history leads to; returns whether it is new.
  func arrive(_ history: [Move], _ facts: Facts<Shown>, from index: Int?) -> Bool {
    let (key, way) = key(of: facts, index.map { nodes[$0] })
    let known = places[key]
    if known == nil {
      let text = facts.situation.text
      if !situations.contains(text), situations.count >= explorer.situations {
        end(.situations(explorer.situations))
        return false
      }
      situations.insert(text)
      coverage.note(facts.calls)
      places[key] = nodes.count
      // The start of a screen does not count as an input.
      let depth = index.map { nodes[$0].depth + 1 } ?? 0
      nodes.append(Node(history: history, facts: facts, way: way, former: index, depth: depth))
    } else if let known {
      noteRound(to: known, facts, from: index)
    }
    if let index, history.last?.call != explorer.access.stopCall {
      for request in facts.heard.requests where request.isTaken && !request.host.isEmpty {
        if let from = request.from, let to = request.to, from != to {
          nodes[index].leftInside.insert(request.host + [request.kinds, from])
        }
      }
      nodes[index].next.append(known ?? nodes.count - 1)
    }
    return known == nil
  }
}
