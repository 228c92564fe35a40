/// The results of walks.
///
/// After the last step of a history, the subject is in a situation whose other inputs must be
/// tried, too. A walk continues there with the same subject, which saves a replay. Its results
/// count for the shortest history to that situation.
///
/// A walk relies on the rule that merges histories: a situation decides what can happen next. It
/// has three more rules:
///
/// - A walk counts for a situation only if the same calls wait by number, and if its way did the
///   same as the shortest history: as many calls of each service, each answer as often, each move
///   of a clock, each input with a condition. So what a service or a test counts is the same, too.
///   Only the order may differ, or a free request may have led back.
/// - A step that first shows a situation, a frame, a transition, a refusal or a finding is repeated
///   on a fresh subject by the shortest history. The report has the repeated step.
/// - If the repeated step leads elsewhere, or if a subject that has walked leaves something behind,
///   all walks are dropped, and each history is tried from the beginning.
@MainActor
final class Walks<Shown> {
  /// What walks know about a situation.
  private final class Known {
    let calls: [String]
    /// The length of the shortest history.
    let depth: Int
    /// The situations to which its calls lead, in order; see ``nowhere`` and ``untried``.
    private(set) var next: [Int]
    private var untriedCount: Int
    /// The facts that walks found after its calls.
    var seen: [String: Facts<Shown>] = [:]
    /// The number of the last search that visited this situation.
    var search = 0

    init(_ calls: [String], _ depth: Int) {
      (self.calls, self.depth) = (calls, depth)
      next = Array(repeating: untried, count: calls.count)
      untriedCount = calls.count
    }

    func lead(_ call: String, to situation: Int) {
      for index in calls.indices where calls[index] == call {
        if next[index] == untried { untriedCount -= 1 }
        next[index] = situation
      }
    }

    /// The call to try next: a stop only if there is no other, as most walks cannot come back from
    /// it.
    func untriedCall(_ stop: String?) -> String? {
      if untriedCount == 0 { return nil }
      var last: String?
      for index in next.indices where next[index] == untried {
        if calls[index] != stop { return calls[index] }
        last = stop
      }
      return last
    }
  }

  /// Whether walks are unreliable for this subject.
  private(set) var isGivenUp = false

  /// Marks all walks as unreliable.
  func giveUp() { isGivenUp = true }

  /// By the number of the situation in the search.
  private var known: [Known] = []
  private var searches = 0
  private var letGo: Set<[String]> = []

  /// Adds the next situation of the search, with its possible calls.
  func add(_ calls: [String], depth: Int) { known.append(Known(calls, depth)) }

  /// Records where a call leads; nil for a situation from which no walk can continue.
  func lead(from situation: Int, _ call: String, to target: Int?) {
    known[situation].lead(call, to: target ?? nowhere)
  }

  /// Stores what a walk found after a call.
  func keep(_ facts: Facts<Shown>, of call: String, in situation: Int) {
    known[situation].seen[call] = facts
  }

  /// Removes and returns what a walk found after a call.
  func take(_ call: String, in situation: Int) -> Facts<Shown>? {
    known[situation].seen.removeValue(forKey: call)
  }

  /// The nearest situation with an untried call, the way to it, and the call; a stop comes last.
  func nearest(
    from situation: Int, depth: Int, stop: String?
  ) -> (way: [String], situation: Int, call: String)? {
    var stopping: (way: [String], situation: Int, call: String)?
    searches += 1
    known[situation].search = searches
    var ways = [Path(situation: situation, call: "", former: nil)]
    var index = 0
    while index < ways.count, index < 300 {
      let way = ways[index]
      index += 1
      let here = known[way.situation]
      if here.depth < depth, let call = here.untriedCall(stop) {
        if call != stop { return (way.calls, way.situation, call) }
        stopping = stopping ?? (way.calls, way.situation, call)
      }
      // A longer way costs more than a replay saves.
      guard way.length < 3 else { continue }
      for (call, next) in zip(here.calls, here.next)
      where next >= 0 && known[next].search != searches {
        known[next].search = searches
        ways.append(Path(situation: next, call: call, former: way))
      }
    }
    return stopping
  }

  /// Whether no subject was released yet with the same path, work under way and waiting calls.
  func isFirst(of look: Look<Shown>, _ facts: Facts<Shown>) -> Bool {
    let waiting = facts.situation.parts.first { $0.name == "the calls that wait" }?.text ?? ""
    return letGo.insert([look.path, waiting] + look.underWay + look.inner).inserted
  }
}

extension Search {
  /// Continues with a subject as long as there is an untried call nearby.
  func walk(_ trial: Trial<Subject, Shown>, from start: Int) async {
    let depth = explorer.depth + (explorer.access.isScreen ? 1 : 0)
    var situation = start
    for _ in 0..<200 {
      guard let walks,
        let next = walks.nearest(from: situation, depth: depth, stop: explorer.access.stopCall)
      else { return }
      let node = nodes[next.situation]
      trial.hasWalked = true
      guard await trial.comes(to: node.facts, by: next.way),
        let facts = await trial.look(after: next.call, from: node.look)
      else { return walks.giveUp() }
      walks.keep(facts, of: next.call, in: next.situation)
      if next.call == explorer.access.stopCall, !trial.leftByStop.isEmpty {
        walks.giveUp()
      }
      let target = target(of: facts, from: node)
      walks.lead(from: next.situation, next.call, to: target)
      guard let target else { return }
      situation = target
    }
  }

  /// The situation in which a walk can continue after a step; nil if its shortest history is
  /// unknown, or has another trace.
  func target(of facts: Facts<Shown>, from node: Node) -> Int? {
    guard facts.isWhole, coverage.unknown.isEmpty else { return nil }
    return place(of: facts, from: node).flatMap { nodes[$0].facts.trace == facts.trace ? $0 : nil }
  }
}

/// A way to a situation, as a linked list from its last call.
private final class Path {
  let situation: Int
  let call: String
  let former: Path?
  let length: Int

  init(situation: Int, call: String, former: Path?) {
    (self.situation, self.call, self.former) = (situation, call, former)
    length = former.map { $0.length + 1 } ?? 0
  }

  var calls: [String] { former.map { $0.calls + [call] } ?? [] }
}

/// Marks for a call after which no walk can continue, and for an untried call.
private let (nowhere, untried) = (-1, -2)
