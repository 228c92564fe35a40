/// The actions of a random model.
struct ModelPlan {
  /// One action of the user.
  struct Action {
    let number: Int
    /// Whether it can be done only once.
    let isDoneOnce: Bool
    /// The largest left number with which it can be done; nil if there is none.
    let highest: Int?
    /// Whether it stores its task, after it has cancelled the one that it stored before.
    let isStored: Bool
    let body: [Instruction]
  }

  let actions: [Action]
  /// Whether a cancelled call fails at once; otherwise it waits for a late answer.
  let failsWhenCancelled: Bool
  /// Whether the actions sleep with `Task.sleep`, which the explorer ends, and not on the clock.
  let sleepsForReal: Bool

  /// Makes the same plan for the same seed.
  init(seed: UInt64, sleepsForReal: Bool) {
    self.sleepsForReal = sleepsForReal
    var writer = ModelWriter(seed: seed)
    failsWhenCancelled = writer.flips()
    writer.mayCancel = !sleepsForReal && writer.flips()
    writer.mayRecall = failsWhenCancelled || sleepsForReal
    writer.mayKeep = !writer.mayCancel
    let isLate = !failsWhenCancelled
    actions = (0..<3).map { writer.action($0, isLate: isLate) }
  }
}

/// Writes random actions whose future a situation shows completely.
///
/// An explorer documents what it cannot see: the line at which a task waits and its local variables,
/// except as far as the cause of its call and its latest answers tell, and which of several tasks is
/// stored. So the questions and pauses of an action differ, an action recalls no more answers than are
/// told apart, and one that stores its task cancels the former.
private struct ModelWriter {
  private var random: SeededGenerator
  /// Whether actions cancel tasks: not if they sleep for real, because such a sleep stays in the
  /// situation until it would have ended.
  var mayCancel = true
  /// Whether actions recall answers: not if a cancelled call has a late answer, because an explorer
  /// drops what a cancelled task has received.
  var mayRecall = true
  /// Whether actions keep a number while they await something: not if one step may change it further
  /// for another task, because an explorer knows what a step leaves.
  var mayKeep = false
  /// The number of questions, pauses and own values of the action so far.
  private var lineCount = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func flips() -> Bool { random.oneIn(2) }

  mutating func action(_ number: Int, isLate: Bool) -> ModelPlan.Action {
    lineCount = 0
    let isStored = random.oneIn(2) && mayCancel
    return ModelPlan.Action(
      number: number,
      // Of equal late calls, an explorer answers only one.
      isDoneOnce: isStored && isLate,
      highest: random.oneIn(2) ? random.below(3) : nil, isStored: isStored,
      body: random.oneIn(3) ? [retried()] : instructions(3))
  }

  /// A question that is asked again after a failure, and that nothing precedes: the cause of a call
  /// then tells how often it was asked.
  private mutating func retried() -> Instruction {
    let tries = 2 + random.below(2)
    lineCount = tries - 1
    return .ask(
      Question(number: nextLine(), tries: tries), then: instructions(2), otherwise: instructions(2))
  }

  private mutating func instructions(_ depth: Int) -> [Instruction] {
    (0..<(1 + random.below(2))).map { _ in instruction(depth) }
  }

  private mutating func instruction(_ depth: Int) -> Instruction {
    switch random.below(depth > 0 ? 16 : 8) {
    case 0...1: .set(random.oneIn(2) ? .left : .right, value())
    case 2: mayKeep ? .yield : .add
    case 3: .yield
    case 4...5: mayCancel ? .cancel(random.below(3)) : .set(.left, value())
    case 6...7: mayRecall && lineCount <= 6 ? .recall : .set(.left, value())
    case 8...10: kept(ask(depth))
    case 11...12: kept(.sleep(Pause(line: nextLine()), then: instructions(depth - 1)))
    case 13...14: .unlessCancelled(instructions(depth - 1))
    default:
      .branch(
        random.below(3), then: instructions(depth - 1), otherwise: instructions(depth - 1))
    }
  }

  /// Something that awaits, around which a number may be kept.
  private mutating func kept(_ instruction: Instruction) -> Instruction {
    mayKeep && random.oneIn(2) ? .keeping(instruction) : instruction
  }

  /// A small number, or one that no other line of the action sets.
  private mutating func value() -> Int { random.oneIn(2) ? random.below(3) : 10 + nextLine() }

  private mutating func ask(_ depth: Int) -> Instruction {
    let number = nextLine()
    return .ask(
      Question(number: number, pause: random.oneIn(3) ? Pause(line: nextLine()) : nil),
      then: instructions(depth - 1), otherwise: instructions(depth - 1))
  }

  private mutating func nextLine() -> Int {
    lineCount += 1
    return lineCount
  }
}

extension ModelPlan: CustomStringConvertible {
  var description: String {
    let cancelled = failsWhenCancelled ? "fails at once" : "waits for a late answer"
    let clock = sleepsForReal ? "the clock is real" : "the clock is the test's"
    return (["a cancelled call \(cancelled)", clock] + actions.flatMap(\.lines))
      .joined(separator: "\n")
  }
}

extension ModelPlan.Action {
  /// The call, as a history prints it.
  var call: String { "model.act\(number)()" }

  fileprivate var lines: [String] {
    let condition = highest.map { "  // while left <= \($0)" } ?? ""
    let times = isDoneOnce ? "  // only once" : ""
    let task = isStored ? ["  task\(number)?.cancel()", "  task\(number) = Task {"] : ["  Task {"]
    return ["func act\(number)() {\(condition)\(times)"] + task
      + body.block.map { "  \($0)" } + ["  }", "}"]
  }
}
