import RandomModels

/// Runs random machines with random events.
@MainActor
struct RandomMachines {
  /// The number of steps of each machine.
  static let stepsOfMachine = 100

  let usesTasks: Bool
  private(set) var machineCount = 0
  private(set) var stepCount = 0
  private(set) var requestCount = 0
  private(set) var recordCount = 0

  init(usesTasks: Bool = false) { self.usesTasks = usesTasks }

  /// Runs `steps` steps.
  ///
  /// - Returns: A sentence about the first failure, with its seed and the shortest failing run.
  mutating func run(seed: UInt64, steps: Int) async -> String? {
    var seed = seed
    while stepCount < steps {
      let count = min(Self.stepsOfMachine, steps - stepCount)
      if let failure = await runMachine(seed: seed, steps: count) { return failure }
      machineCount += 1
      // Released screens exit on a turn of the main actor.
      if machineCount.isMultiple(of: 64) { await Task.yield() }
      seed &+= 1
    }
    return nil
  }

  private mutating func runMachine(seed: UInt64, steps: Int) async -> String? {
    var random = SeededGenerator(seed: seed)
    var plans = RandomPlan(SeededGenerator(seed: ~seed))
    let trial = MachineTrial(plans.plan(), usesTasks: usesTasks)
    let kindCount = trial.plan.machines[0].kinds.count
    plans = RandomPlan(SeededGenerator(seed: seed &* 3), kindCount: kindCount)
    var taken: [RandomStep] = []
    trial.root.start(nil)
    if usesTasks { await trial.settle() }
    for _ in 0..<steps {
      let step = RandomStep.next(
        &random, &plans, jobCount: trial.jobs.count, kindCount: kindCount,
        isRunning: trial.root.isRunning)
      taken.append(step)
      await take(step, in: trial)
      if usesTasks { await trial.settle() }
      trial.check()
      if let failure = trial.failure { return sentence(failure, seed, taken) }
      trial.prune()
    }
    if usesTasks { await trial.finishTasks() } else { trial.finish() }
    stepCount += steps
    requestCount += trial.ledger.requestCount
    recordCount += trial.ledger.recordCount
    return trial.failure.map { sentence("\($0), at the end", seed, taken) }
  }

  private func take(_ step: RandomStep, in trial: MachineTrial) async {
    switch step {
    case .tap(let depth, let index): trial.book(atDepth: depth).current?.tap(index)
    case .answer(let index):
      let job = trial.take(at: index)
      if usesTasks { await trial.answerTask(job) } else { trial.answer(job) }
    case .write(let depth): trial.book(atDepth: depth).writeAtRest()
    case .transition(let kind): trial.root.last?.does(.askScreen(kind))
    case .act(let depth, let act): trial.book(atDepth: depth).current?.does(act)
    case .lateAct(let depth, let act): trial.book(atDepth: depth).former?.does(act)
    case .stop: trial.root.stop()
    case .start(let kind): trial.root.start(kind)
    }
  }

  // A machine is checked after each of its steps, so no shorter run of it fails.
  private func sentence(_ failure: String, _ seed: UInt64, _ taken: [RandomStep]) -> String {
    let steps = taken.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    let way = usesTasks ? " --tasks" : ""
    return """
      \(failure)
      seed \(seed), step \(taken.count); again: campaign random --seed \(seed) --steps \
      \(taken.count)\(way)
      \(steps.joined(separator: "\n"))
      """
  }
}
