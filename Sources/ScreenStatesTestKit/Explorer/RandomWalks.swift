internal import ScreenStatesTestKitRest

/// Random histories beyond the bounds of an exploration, the same each time for a seed.
///
/// A history that finds something is shortened: calls are removed as long as the rest still shows
/// it.
///
/// ```swift
/// explorer.depth = 2
/// explorer.randomWalks = RandomWalks(count: 3, length: 30, seed: 1)
/// ```
public struct RandomWalks: Hashable, Sendable {
  /// How many there are.
  public var count: Int
  /// How many inputs each has at most.
  public var length: Int
  /// The seed of the random numbers.
  public var seed: UInt64

  /// Makes histories at random.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - length: How many inputs each has at most.
  ///   - seed: The seed of the random numbers.
  public init(count: Int, length: Int, seed: UInt64) {
    (self.count, self.length, self.seed) = (count, length, seed)
  }
}

extension Search {
  /// Tries random histories, and reports what they find with the shortest part that shows it.
  func walkAtRandom() async {
    guard let walks = explorer.randomWalks else { return }
    var generator = Generator(state: walks.seed)
    // The start of a screen does not count as an input.
    let length = walks.length + (explorer.access.isScreen ? 1 : 0)
    for _ in 0..<walks.count {
      let trial = await Trial(explorer, coverage)
      var calls: [String] = []
      var before: Look<Shown>?
      var next = explorer.access.startCall ?? trial.steps.randomElement(using: &generator)?.call
      while let call = next, calls.count < length {
        calls.append(call)
        guard let facts = await trial.look(after: call, from: before) else { break }
        for cause in causes(of: facts, after: before, calls) {
          let short = await shortest(calls, showing: cause)
          if let (facts, before) = await end(of: short) {
            gathering.add(facts, after: before, short)
          }
        }
        guard facts.isWhole else { break }
        before = facts.look
        next = facts.calls.randomElement(using: &generator)
        await Task.yield()
      }
      _ = await trial.letGo()
    }
  }

  /// The causes of new findings in a step.
  private func causes(
    of facts: Facts<Shown>, after before: Look<Shown>?, _ calls: [String]
  ) -> [[String]] {
    var gathered = gathering
    gathered.add(facts, after: before, calls)
    return gathered.report.findings.dropFirst(gathering.report.findings.count)
      .map { [$0.rule.rawValue, $0.about] }
  }

  /// Removes calls, many at once and then fewer, as long as the rest still shows the cause.
  private func shortest(_ calls: [String], showing cause: [String]) async -> [String] {
    var (calls, size) = (calls, max(1, calls.count / 2))
    while true {
      var (index, isShorter) = (0, false)
      while index < calls.count {
        var fewer = calls
        fewer.removeSubrange(index..<min(index + size, calls.count))
        if let (facts, before) = await end(of: fewer),
          causes(of: facts, after: before, fewer).contains(cause)
        {
          (calls, isShorter) = (fewer, true)
        } else {
          index += size
        }
      }
      if size == 1, !isShorter { return calls }
      size = max(1, size / 2)
    }
  }

  /// The facts of the last of some calls on a fresh subject, and the look before it.
  private func end(of calls: [String]) async -> (facts: Facts<Shown>, before: Look<Shown>?)? {
    guard let last = calls.last else { return nil }
    gathering.report.histories += 1
    let trial = await Trial(explorer, coverage)
    var result: (Facts<Shown>, Look<Shown>?)?
    if await trial.replay(calls.dropLast().map { Move(call: $0) }) == nil {
      let before = calls.count > 1 ? trial.look() : nil
      result = await trial.look(after: last, from: before).map { ($0, before) }
    }
    _ = await trial.letGo()
    return result
  }
}

extension Trial {
  /// Does a call, and returns its facts.
  func look(after call: String, from before: Look<Shown>?) async -> Facts<Shown>? {
    witness.forget()
    guard await perform(call) else { return nil }
    return facts(from: before)
  }
}
