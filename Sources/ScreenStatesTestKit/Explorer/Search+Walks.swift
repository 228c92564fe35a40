internal import ScreenStatesTestKitRest

/// What walks have seen.
///
/// A subject that has done the last step of one history is in a situation whose other inputs have to
/// be tried, too. So it goes on there, which saves a replay, and what it sees counts for the shortest
/// history to that situation.
///
/// A walk relies on what merges two histories without it: a situation decides what can happen. It is
/// more careful than that:
///
/// - A walk counts for a situation if the same calls wait by number, and if the same has happened on
///   the way as on the shortest: as many calls of each service, each answer as often, each move of a
///   clock, each input that has a condition. So what a service or a test counts is the same, too.
///   Only the order differs, or a free request was sent that led back.
/// - What shows a situation, a frame, a transition, a refusal or a finding for the first time is done
///   again on a fresh subject by the shortest history, and that is what is reported.
/// - If that leads elsewhere than the walk did, or if a subject that has walked leaves something
///   behind, all walks are forgotten, and each history is tried from the beginning.
///
/// Only ``IgnoredRequests`` are known to commute with other inputs: for no other input does the kit
/// know what the code reads.
@MainActor
final class Walks<Shown> {
  /// The number of a situation together with the history that led to it.
  typealias Place = Int

  private struct Key: Hashable {
    let situation: Int
    let trace: String
  }

  /// What is known of a place.
  private final class Known {
    let situation: Int
    let facts: Facts<Shown>
    let calls: [String]
    let way: [String]
    var depth: Int
    /// Where its calls lead, in their order; see ``nowhere`` and ``untried``.
    private(set) var next: [Place]
    private var untriedCount: Int
    /// What walks have seen its calls lead to; nil if nothing yet.
    var seen: [String: Facts<Shown>]?
    /// The last search for a near place that came by.
    var search = 0

    init(
      _ situation: Int, _ facts: Facts<Shown>, _ calls: [String], _ way: [String], _ depth: Int
    ) {
      (self.situation, self.facts, self.way, self.depth) = (situation, facts, way, depth)
      self.calls = calls
      next = Array(repeating: untried, count: calls.count)
      untriedCount = calls.count
    }

    func lead(_ call: String, to place: Place) {
      for index in calls.indices where calls[index] == call {
        if next[index] == untried { untriedCount -= 1 }
        next[index] = place
      }
    }

    /// The call to try next, and how far it leads away: at best not at all.
    func untriedCall(_ stop: String?) -> (call: String, loss: Int)? {
      if untriedCount == 0 { return nil }
      var best: (call: String, loss: Int)?
      for index in next.indices where next[index] == untried {
        // No answer can be taken back, and what starts again makes its calls again.
        let loss = calls[index] == stop ? 2 : calls[index].hasPrefix("await ") ? 1 : 0
        if loss < best?.loss ?? .max { best = (calls[index], loss) }
        if loss == 0 { break }
      }
      return best
    }
  }

  /// Why walks cannot be relied on here.
  private(set) var doubt: String?

  /// Forgets all walks, as they may have led astray.
  func giveUp(_ why: String) { doubt = doubt ?? why }
  private var numbers: [String: Int] = [:]
  private var places: [Key: Place] = [:]
  /// By the number of the place; nil for what has been forgotten.
  private var known: [Known?] = []
  /// The place of a situation's shortest history.
  private var shortest: [Int: Place] = [:]
  /// The first place of each situation whose shortest history is not known yet.
  private var guesses: [Int: Place] = [:]
  private var (seen, taken, wasted, searches) = (0, 0, 0, 0)
  private var letGo: Set<[String]> = []
  /// What walks have seen, so that no walk does it again.
  var seenIgnored = IgnoredRequests()
  /// What the report tells, so that no history does it again.
  var reported = IgnoredRequests()

  /// Notes where a step has led; nil for a situation whose shortest history has another trace, and
  /// where there is too much to be remembered.
  func arrive(
    _ key: String, _ facts: Facts<Shown>, _ way: [String], depth: Int, isShortest: Bool = false
  ) -> Place? {
    let number = numbers.value(of: key, orSet: numbers.count)
    let place = places.value(of: Key(situation: number, trace: facts.trace), orSet: places.count)
    if place == known.count { known.append(nil) }
    if isShortest { settle(number, on: place) }
    guard isShortest || shortest[number] == place || mayGuess(number, place) else { return nil }
    let calls = facts.calls.filter { !seenIgnored.has($0, in: facts.situation) }
    let here = known[place] ?? Known(number, facts, calls, way, depth)
    here.depth = min(here.depth, depth)
    known[place] = here
    return place
  }

  private func settle(_ number: Int, on place: Place) {
    shortest[number] = place
    guard let guess = guesses.removeValue(forKey: number), guess != place else { return }
    if let forgotten = known[guess]?.seen {
      wasted += forgotten.count
      seen -= 1
    }
    known[guess] = nil
  }

  /// Whether to go on in a situation whose shortest history is not known yet, which is of use if that
  /// has the same trace: so few are tried until it is known how often they have.
  private func mayGuess(_ number: Int, _ place: Place) -> Bool {
    guard shortest[number] == nil, wasted * 4 < taken + 100, seen < 5_000 else { return false }
    return guesses.value(of: number, orSet: place) == place
  }

  /// Notes where a call leads, nil if nowhere from where a walk can go on.
  func lead(from place: Place, _ call: String, to target: Place?) {
    known[place]?.lead(call, to: target ?? nowhere)
  }

  /// Keeps what a walk has seen.
  func keep(_ facts: Facts<Shown>, of call: String, at place: Place) {
    guard let here = known[place] else { return }
    if here.seen == nil { seen += 1 }
    here.seen = here.seen ?? [:]
    here.seen?[call] = facts
  }

  /// What a walk has seen a call lead to.
  func take(_ call: String, at place: Place) -> Facts<Shown>? {
    guard let facts = known[place]?.seen?.removeValue(forKey: call) else { return nil }
    taken += 1
    return facts
  }

  /// The nearest place where something was not tried, how to come to it, and what to try: first what
  /// can be taken back, then what cannot, and a stop last.
  func nearest(
    from place: Place, depth: Int, stop: String?
  ) -> (way: [String], place: Place, call: String)? {
    var best: (way: Way, call: String, loss: Int)?
    searches += 1
    known[place]?.search = searches
    var ways = [Way(place: place, call: "", former: nil)]
    var index = 0
    while index < ways.count, index < 300 {
      let way = ways[index]
      index += 1
      guard let here = known[way.place] else { continue }
      if here.depth < depth, let (call, loss) = here.untriedCall(stop), loss < best?.loss ?? .max {
        best = (way, call, loss)
        if loss == 0 { break }
      }
      guard way.length < 6 else { continue }
      for index in here.calls.indices where here.next[index] >= 0 {
        guard let there = known[here.next[index]], there.search != searches else { continue }
        there.search = searches
        ways.append(Way(place: here.next[index], call: here.calls[index], former: way))
      }
    }
    return best.map { ($0.way.calls, $0.way.place, $0.call) }
  }

  /// Whether nothing like a place was let go of yet: what is under way there, and what waits.
  func isFirst(of look: Look<Shown>, _ facts: Facts<Shown>) -> Bool {
    let waiting = facts.situation.parts.first { $0.name == "the calls that wait" }?.text ?? ""
    return letGo.insert([look.path, waiting] + look.underWay + look.inner).inserted
  }

  func depth(of place: Place) -> Int { known[place]?.depth ?? 0 }

  /// What was seen when a place was first come to, and the kinds on the way.
  func first(at place: Place) -> (facts: Facts<Shown>, way: [String])? {
    known[place].map { ($0.facts, $0.way) }
  }
}

extension Search {
  /// Goes on with a subject for as long as there is something near that was not tried.
  func walk(_ trial: Trial<Subject, Shown>, from start: Walks<Shown>.Place) async {
    let depth = explorer.depth + (explorer.access.startCall == nil ? 0 : 1)
    var place = start
    for _ in 0..<200 {
      guard let walks,
        let next = walks.nearest(from: place, depth: depth, stop: explorer.access.stopCall),
        let first = walks.first(at: next.place)
      else { return }
      if walks.seenIgnored.has(next.call, in: first.facts.situation) {
        walks.lead(from: next.place, next.call, to: next.place)
        continue
      }
      trial.hasWalked = true
      guard await trial.comes(to: first.facts, by: next.way) else {
        return walks.giveUp("\(next.way) led elsewhere")
      }
      guard let facts = await trial.look(after: next.call, from: first.facts.look) else {
        return walks.giveUp("\(next.call) was not possible")
      }
      walks.keep(facts, of: next.call, at: next.place)
      walks.seenIgnored.learn(next.call, from: first.facts, to: facts)
      if next.call == explorer.access.stopCall, !trial.leftByStop.isEmpty {
        walks.giveUp("left by a stop")
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

/// A way to a place, by its last call.
private final class Way {
  let place: Int
  let call: String
  let former: Way?
  let length: Int

  init(place: Int, call: String, former: Way?) {
    (self.place, self.call, self.former) = (place, call, former)
    length = former.map { $0.length + 1 } ?? 0
  }

  var calls: [String] { former.map { $0.calls + [call] } ?? [] }
}

/// Where a call leads from which no walk can go on, and one that no walk has tried.
private let (nowhere, untried) = (-1, -2)

extension Dictionary {
  /// The value of a key, which is set if there is none.
  fileprivate mutating func value(of key: Key, orSet value: Value) -> Value {
    if let present = self[key] { return present }
    self[key] = value
    return value
  }
}
