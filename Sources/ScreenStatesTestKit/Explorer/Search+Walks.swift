internal import ScreenStatesTestKitRest

/// What walks have seen.
///
/// A walk saves replays, and leaves no order out: every input is tried in every situation. A subject
/// that has done the last step of one history is in a situation whose other inputs have to be tried,
/// too; so it goes on there, and what it sees counts for the shortest history to that situation.
///
/// No two inputs are said to commute: what code reads cannot be seen in Swift, so nobody could know.
/// What a walk relies on is what merges two histories without it: that a situation decides what can
/// happen. It is more careful than that:
///
/// - A walk counts for a situation if the same calls wait by number, and if the same has happened on
///   the way as on the shortest: as many calls of each service, each answer as often, each move of a clock, each input that has a
///   condition. So what a service or a test counts is the same, too; only the order was another, or a
///   free request was sent that led back.
/// - What shows anything for the first time, a situation, a frame, a transition, a refusal, a
///   finding, is done again on a fresh subject by the shortest history, and that is what is reported.
/// - If that leads elsewhere than the walk did, or if a subject that has walked leaves something behind,
///   all walks are forgotten, and each history is tried from the beginning.
@MainActor
final class Walks<Shown> {
  /// A situation, with what has happened on the way to it.
  struct Place: Hashable {
    let situation: Int
    let trace: String
  }

  /// What is known of a place.
  private struct Known {
    let facts: Facts<Shown>
    let way: [String]
    var depth: Int
    /// Where its calls lead; nil for nowhere from where a walk can go on.
    var next: [String: Place?] = [:]

    func untried(but avoided: String?) -> String? {
      if next.count == facts.calls.count { return nil }
      return facts.calls.first { $0 != avoided && next.index(forKey: $0) == nil }
    }
  }

  /// Why walks cannot be relied on here.
  private(set) var doubt: String?

  /// Forgets all walks, as they may have led astray.
  func giveUp(_ why: String) { doubt = doubt ?? why }
  private var numbers: [String: Int] = [:]
  private var known: [Place: Known] = [:]
  /// The place of a situation's shortest history.
  private var shortest: [Int: Place] = [:]
  private var seen: [Place: [String: Facts<Shown>]] = [:]
  /// The first place of each situation whose shortest history is not known yet.
  private var guesses: [Int: Place] = [:]
  private var taken = 0
  private var wasted = 0
  private var letGo: Set<[String]> = []

  /// Notes where a step has led; nil for a situation whose shortest history has another trace, and
  /// where there is too much to be remembered.
  func arrive(
    _ key: String, _ facts: Facts<Shown>, _ way: [String], depth: Int, isShortest: Bool = false
  ) -> Place? {
    let number = numbers[key, default: numbers.count]
    numbers[key] = number
    let place = Place(situation: number, trace: facts.trace)
    if isShortest { settle(on: place) }
    guard isShortest || shortest[number] == place || mayGuess(number, place) else { return nil }
    known[place, default: Known(facts: facts, way: way, depth: depth)].depth.lower(to: depth)
    return place
  }

  private func settle(on place: Place) {
    shortest[place.situation] = place
    if let guess = guesses.removeValue(forKey: place.situation), guess != place {
      wasted += seen.removeValue(forKey: guess)?.count ?? 0
      known[guess] = nil
    }
  }

  /// Whether to go on in a situation whose shortest history is not known yet, which is of use if that
  /// has the same trace: so few are tried until it is known how often they have.
  private func mayGuess(_ number: Int, _ place: Place) -> Bool {
    guard shortest[number] == nil, wasted * 4 < taken + 100, seen.count < 5_000 else {
      return false
    }
    return guesses.updateIfMissing(number, place) == place
  }

  /// Notes where a call leads, nil if nowhere from where a walk can go on.
  func lead(from place: Place, _ call: String, to target: Place?) {
    known[place]?.next[call] = .some(target)
  }

  /// Keeps what a walk has seen.
  func keep(_ facts: Facts<Shown>, of call: String, at place: Place) {
    seen[place, default: [:]][call] = facts
  }

  /// What a walk has seen a call lead to.
  func take(_ call: String, at place: Place) -> Facts<Shown>? {
    guard let facts = seen[place]?.removeValue(forKey: call) else { return nil }
    taken += 1
    return facts
  }

  /// The nearest place where something was not tried, how to come to it, and what to try.
  func nearest(
    from place: Place, depth: Int, but avoided: String? = nil
  ) -> (way: [String], place: Place, call: String)? {
    var ways: [(way: [String], place: Place)] = [([], place)]
    var met: Set<Place> = [place]
    var index = 0
    while index < ways.count, index < 300 {
      let (way, place) = ways[index]
      index += 1
      guard let here = known[place] else { continue }
      if here.depth < depth, let call = here.untried(but: avoided) { return (way, place, call) }
      guard way.count < 6 else { continue }
      for call in here.facts.calls {
        if let next = here.next[call] ?? nil, met.insert(next).inserted {
          ways.append((way + [call], next))
        }
      }
    }
    return nil
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
      // A stop ends most walks, as what begins anew asks anew.
      let stop = explorer.access.stopCall
      guard let walks,
        let next = walks.nearest(from: place, depth: depth, but: stop)
          ?? walks.nearest(from: place, depth: depth),
        let first = walks.first(at: next.place)
      else { return }
      trial.hasWalked = true
      guard await trial.comes(to: first.facts, by: next.way) else {
        return walks.giveUp("\(next.way) led elsewhere")
      }
      guard let facts = await trial.look(after: next.call, from: first.facts.look) else {
        return walks.giveUp("\(next.call) was not possible")
      }
      walks.keep(facts, of: next.call, at: next.place)
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

extension Dictionary {
  /// The value of a key, which is set if there is none.
  fileprivate mutating func updateIfMissing(_ key: Key, _ value: Value) -> Value {
    if let value = self[key] { return value }
    self[key] = value
    return value
  }
}

extension Int {
  fileprivate mutating func lower(to other: Int) { self = Swift.min(self, other) }
}
