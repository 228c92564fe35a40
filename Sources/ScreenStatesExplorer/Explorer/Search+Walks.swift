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
  /// The number of a situation together with the trace of a history to it.
  typealias Station = Int

  private struct Key: Hashable {
    let situation: Int
    let trace: String
  }

  /// What walks know about a place.
  private final class Known {
    let facts: Facts<Shown>
    let way: [String]
    var depth: Int
    /// The places to which its calls lead, in order; see ``nowhere`` and ``untried``.
    private(set) var next: [Station]
    private var untriedCount: Int
    /// The facts that walks found after its calls.
    var seen: [String: Facts<Shown>] = [:]
    /// The number of the last search that visited this place.
    var search = 0

    var calls: [String] { facts.calls }

    init(_ facts: Facts<Shown>, _ way: [String], _ depth: Int) {
      (self.facts, self.way, self.depth) = (facts, way, depth)
      next = Array(repeating: untried, count: facts.calls.count)
      untriedCount = next.count
    }

    func lead(_ call: String, to place: Station) {
      for index in calls.indices where calls[index] == call {
        if next[index] == untried { untriedCount -= 1 }
        next[index] = place
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

  private var numbers: [String: Int] = [:]
  private var places: [Key: Station] = [:]
  /// By the number of the place; nil for one from which no walk continues.
  private var known: [Known?] = []
  /// The place of each situation's shortest history.
  private var shortest: [Int: Station] = [:]
  private var searches = 0
  private var letGo: Set<[String]> = []

  /// Records where a step has led; nil for a situation whose shortest history is unknown, or has
  /// another trace.
  func arrive(
    _ key: String, _ facts: Facts<Shown>, _ way: [String], depth: Int, isShortest: Bool = false
  ) -> Station? {
    let number = numbers.value(of: key, orSet: numbers.count)
    let place = places.value(of: Key(situation: number, trace: facts.trace), orSet: places.count)
    if place == known.count { known.append(nil) }
    if isShortest { shortest[number] = place }
    guard shortest[number] == place else { return nil }
    let here = known[place] ?? Known(facts, way, depth)
    here.depth = min(here.depth, depth)
    known[place] = here
    return place
  }

  /// Records where a call leads; nil for a situation from which no walk can continue.
  func lead(from place: Station, _ call: String, to target: Station?) {
    known[place]?.lead(call, to: target ?? nowhere)
  }

  /// Stores what a walk found after a call.
  func keep(_ facts: Facts<Shown>, of call: String, at place: Station) {
    known[place]?.seen[call] = facts
  }

  /// Removes and returns what a walk found after a call.
  func take(_ call: String, at place: Station) -> Facts<Shown>? {
    known[place]?.seen.removeValue(forKey: call)
  }

  /// The nearest place with an untried call, the way to it, and the call; a stop comes last.
  func nearest(
    from place: Station, depth: Int, stop: String?
  ) -> (way: [String], place: Station, call: String)? {
    var stopping: (way: [String], place: Station, call: String)?
    searches += 1
    known[place]?.search = searches
    var ways = [Path(place: place, call: "", former: nil)]
    var index = 0
    while index < ways.count, index < 300 {
      let way = ways[index]
      index += 1
      guard let here = known[way.place] else { continue }
      if here.depth < depth, let call = here.untriedCall(stop) {
        if call != stop { return (way.calls, way.place, call) }
        stopping = stopping ?? (way.calls, way.place, call)
      }
      // A longer way costs more than a replay saves.
      guard way.length < 3 else { continue }
      for index in here.calls.indices where here.next[index] >= 0 {
        guard let there = known[here.next[index]], there.search != searches else { continue }
        there.search = searches
        ways.append(Path(place: here.next[index], call: here.calls[index], former: way))
      }
    }
    return stopping
  }

  /// Whether no subject was released yet with the same path, work under way and waiting calls.
  func isFirst(of look: Look<Shown>, _ facts: Facts<Shown>) -> Bool {
    let waiting = facts.situation.parts.first { $0.name == "the calls that wait" }?.text ?? ""
    return letGo.insert([look.path, waiting] + look.underWay + look.inner).inserted
  }

  func depth(of place: Station) -> Int { known[place]?.depth ?? 0 }

  /// The facts of the first arrival at a place, and the kinds on the way.
  func first(at place: Station) -> (facts: Facts<Shown>, way: [String])? {
    known[place].map { ($0.facts, $0.way) }
  }
}

extension Search {
  /// Continues with a subject as long as there is an untried call nearby.
  func walk(_ trial: Trial<Subject, Shown>, from start: Walks<Shown>.Station) async {
    let depth = explorer.depth + (explorer.access.isScreen ? 1 : 0)
    var place = start
    for _ in 0..<200 {
      guard let walks,
        let next = walks.nearest(from: place, depth: depth, stop: explorer.access.stopCall),
        let first = walks.first(at: next.place)
      else { return }
      trial.hasWalked = true
      guard await trial.comes(to: first.facts, by: next.way) else {
        return walks.giveUp()
      }
      guard let facts = await trial.look(after: next.call, from: first.facts.look) else {
        return walks.giveUp()
      }
      walks.keep(facts, of: next.call, at: next.place)
      if next.call == explorer.access.stopCall, !trial.leftByStop.isEmpty {
        walks.giveUp()
      }
      let (key, way) = key(of: facts, from: first.way)
      let steps = walks.depth(of: next.place) + 1
      let isWhole = facts.isWhole && coverage.unknown == nil
      let target = isWhole ? walks.arrive(key, facts, way, depth: steps) : nil
      walks.lead(from: next.place, next.call, to: target)
      guard let target else { return }
      place = target
    }
  }
}

/// A way to a place, as a linked list from its last call.
private final class Path {
  let place: Int
  let call: String
  let former: Path?
  let length: Int

  init(place: Int, call: String, former: Path?) {
    (self.place, self.call, self.former) = (place, call, former)
    length = former.map { $0.length + 1 } ?? 0
  }

  var calls: [String] { former.map { $0.calls + [call] } ?? [] }
}

/// Marks for a call after which no walk can continue, and for an untried call.
private let (nowhere, untried) = (-1, -2)

extension Dictionary {
  /// The value of a key; sets it first if there is none.
  fileprivate mutating func value(of key: Key, orSet value: Value) -> Value {
    if let present = self[key] { return present }
    self[key] = value
    return value
  }
}
