import RandomModels

/// Makes random machines: kinds, guards, the acts of hooks and answers, and hosted screens.
struct RandomPlan {
  private var random: SeededGenerator
  private var kindCount = 1
  private var machine = 0
  private var machineCount = 1
  /// Whether entries may request any kind, which leads to endless chains.
  private var mayRunAway = false

  init(_ random: SeededGenerator, kindCount: Int = 1) {
    self.random = random
    self.kindCount = kindCount
  }

  /// One to three machines, each of which may host the next.
  mutating func plan() -> Plan {
    machineCount = 1 + random.below(3)
    mayRunAway = random.oneIn(1_000)
    return Plan(
      machines: (0..<machineCount).map { index in
        machine = index
        kindCount = 1 + random.below(5)
        return machinePlan()
      })
  }

  private mutating func machinePlan() -> MachinePlan {
    MachinePlan(
      kinds: (0..<kindCount).map { kindPlan($0) }, whenTold: random.oneIn(3) ? acts(upTo: 2) : [])
  }

  private mutating func kindPlan(_ number: Int) -> KindPlan {
    var plan = KindPlan()
    plan.onEnter = acts(upTo: 4)
    // A chain leads to higher kinds, so that it ends.
    if random.oneIn(4), number + 1 < kindCount {
      plan.onEnter.append(.ask(number + 1 + random.below(kindCount - number - 1)))
    } else if mayRunAway, machine == 0 {
      plan.onEnter.append(.ask(random.below(kindCount)))
    }
    plan.onEnter.removeAll { act in
      switch act {
      case .ask(let kind), .askScreen(let kind): kind <= number && !(mayRunAway && machine == 0)
      default: false
      }
    }
    if random.oneIn(3) { plan.onExit = acts(upTo: 2) }
    if random.oneIn(4) { plan.onGuard = acts(upTo: 2) }
    if random.oneIn(2) { plan.onKept = acts(upTo: 2) }
    if random.oneIn(4) { plan.refused = [random.below(kindCount)] }
    plan.onTap = (0..<3).map { _ in acts(upTo: 3) }
    return plan
  }

  private mutating func acts(upTo count: Int) -> [Act] {
    (0..<random.below(count + 1)).map { _ in act() }
  }

  /// A random act.
  mutating func act() -> Act {
    switch random.below(28) {
    case 0...4: return .draw
    case 5...6: return .drawAlone
    case 7...9: return .ask(random.below(kindCount))
    case 10: return .askScreen(random.below(kindCount))
    case 11: return .ignore
    case 12...14: return .load(.first, reply())
    case 15...16: return .load(.second, reply())
    case 17...18: return .timer(.timer, reply())
    case 19...20 where machine + 1 < machineCount: return host()
    case 21: return .endLast
    case 22 where random.oneIn(4): return .stop
    // Only the outermost screen: a child that was stopped with its host's state stays stopped.
    case 23 where machine == 0 && random.oneIn(4):
      return .start(random.oneIn(2) ? nil : random.below(kindCount))
    case 24...25: return .write
    case 26: return .screenTimer(.timer, reply())
    default: return .draw
    }
  }

  private mutating func reply() -> Reply {
    Reply(
      acts: random.oneIn(2) ? [.draw] : random.oneIn(4) ? acts(upTo: 2) : [],
      next: random.oneIn(3) ? nil : random.below(kindCount), waitsForAll: random.oneIn(4))
  }

  private mutating func host() -> Act {
    // Only the outermost screen reacts to its child: nested endless chains would take a million
    // steps each.
    .host(
      machine: machine + 1,
      leading: machine > 0 || !random.oneIn(6) ? [:] : [random.below(5): random.below(kindCount)])
  }
}
