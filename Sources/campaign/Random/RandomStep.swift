import RandomModels

/// A step of a random machine.
enum RandomStep {
  case tap(depth: Int, Int)
  case answer(Int)
  case transition(Int)
  case write(depth: Int)
  case act(depth: Int, Act)
  case lateAct(depth: Int, Act)
  case stop
  case start(Int?)

  /// Makes a random step.
  static func next(
    _ random: inout SeededGenerator, _ plans: inout RandomPlan, jobCount: Int, kindCount: Int,
    isRunning: Bool
  ) -> RandomStep {
    if !isRunning, !random.oneIn(4) {
      return .start(random.oneIn(2) ? nil : random.below(kindCount))
    }
    switch random.below(22) {
    case 0...6: return .tap(depth: random.below(3), random.below(4))
    case 7...13 where jobCount > 0: return .answer(random.below(jobCount))
    case 20...21: return .write(depth: random.below(3))
    case 14...15: return .transition(random.below(kindCount))
    case 16: return .act(depth: 0, plans.act())
    case 17: return .lateAct(depth: 0, plans.act())
    case 18 where random.oneIn(4): return .stop
    case 19 where random.oneIn(4): return .start(nil)
    default: return .tap(depth: random.below(3), random.below(3))
    }
  }
}
