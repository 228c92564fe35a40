/// Random histories beyond the bounds of an exploration, the same each time for a seed.
///
/// A history that finds something is shortened: calls are removed as long as the rest still shows
/// it. Unlike a history within the bounds, it is not checked for what outlives its end.
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
        await report(causes(of: facts, after: before, calls), of: calls)
        guard facts.isWhole else { break }
        before = facts.look
        next = facts.calls.randomElement(using: &generator)
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
      .map(cause)
  }

  private func cause(of finding: Finding) -> [String] {
    [finding.rule.rawValue, finding.about, finding.step]
  }

  /// Reports each of some causes with the shortest part of the calls that shows it.
  private func report(_ causes: [[String]], of calls: [String]) async {
    for cause in causes {
      guard let end = await shortest(calls, showing: cause) else { continue }
      let count = gathering.report.findings.count
      gathering.add(end.facts, after: end.before, end.calls)
      // Fewer calls may show the other causes.
      let others = gathering.report.findings.dropFirst(count).map(self.cause).filter { $0 != cause }
      gathering.report.findings.removeAll { others.contains(self.cause(of: $0)) }
      await report(others, of: end.calls)
    }
  }

  /// Some calls, the facts of the last, and the look before it.
  private typealias End = (calls: [String], facts: Facts<Shown>, before: Look<Shown>?)

  /// Removes calls, many at once and then fewer, as long as the rest still shows the cause.
  private func shortest(_ calls: [String], showing cause: [String]) async -> End? {
    guard var end = await end(of: calls, showing: cause) else { return nil }
    var size = max(1, end.calls.count / 2)
    while true {
      var (index, isShorter) = (0, false)
      while index < end.calls.count {
        var fewer = end.calls
        fewer.removeSubrange(index..<min(index + size, fewer.count))
        if let shorter = await self.end(of: fewer, showing: cause) {
          (end, isShorter) = (shorter, true)
        } else {
          index += size
        }
      }
      if size == 1, !isShorter { return end }
      size = max(1, size / 2)
    }
  }

  /// Does some calls on a fresh subject until one shows the cause; nil if none does.
  private func end(of calls: [String], showing cause: [String]) async -> End? {
    gathering.report.histories += 1
    let trial = await Trial(explorer, coverage)
    var (result, before): (End?, Look<Shown>?)
    for count in calls.indices.map({ $0 + 1 }) {
      let calls = Array(calls.prefix(count))
      guard let facts = await trial.look(after: calls[count - 1], from: before) else { break }
      if causes(of: facts, after: before, calls).contains(cause) {
        result = (calls, facts, before)
        break
      }
      guard facts.isWhole else { break }
      before = facts.look
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
    return camera.facts(from: before)
  }
}
