import CountingAllocator

/// Runs the candidates of a workload in rounds, and collects the figures.
///
/// A round measures each candidate once, so that a temporary load of the machine affects all of
/// them. Ratios are computed within rounds.
@MainActor
struct Runner {
  let isQuick: Bool
  let countsInstructions: Bool

  /// The rows of a workload; throws if a candidate does not show what the others show.
  func rows(of workload: Workload) async throws -> [Row] {
    let subjects = try workload.subjects()
    var rows = subjects.map { Row(workload: workload.name, candidate: $0.name) }
    var turns: [Int: Int] = [:]
    for (index, subject) in subjects.enumerated() {
      if case .once(let count) = subject.body {
        count(isQuick ? 10_000 : 1_000_000, &rows[index])
      } else {
        let enough = await enoughTurns(of: subject)
        await count(subject, turns: enough, into: &rows[index])
        turns[index] = enough
      }
    }
    for _ in 0..<(isQuick ? 3 : 101) {
      // In random order, so that no candidate always follows the same one.
      for (index, turns) in turns.shuffled() {
        let elapsed = await time(subjects[index], turns: turns)
        let operations = Double(turns * subjects[index].operations)
        rows[index].rounds.append(elapsed / .nanoseconds(1) / operations)
      }
    }
    return rows
  }

  private func count(_ subject: Subject, turns: Int, into row: inout Row) async {
    subject.prepare()
    let before = (counting_allocator_allocations(), instruction_counter_read())
    await run(subject.body, turns: turns)
    let after = (counting_allocator_allocations(), instruction_counter_read())
    let operations = Double(turns * subject.operations)
    if counting_allocator_counts() { row.allocations = Double(after.0 - before.0) / operations }
    if countsInstructions { row.instructions = Double(after.1 - before.1) / operations }
  }

  /// The shortest duration of a candidate's round.
  ///
  /// Asynchronous work depends on the system's scheduling, so it needs longer rounds: two equal
  /// loads from another thread differed by up to a third in rounds of 3 milliseconds, and by 2 % in
  /// rounds of 25.
  private func shortestRound(of subject: Subject) -> Duration {
    if isQuick { return .microseconds(100) }
    return if case .later = subject.body { .milliseconds(25) } else { .milliseconds(3) }
  }

  /// Finds a number of turns that a clock can measure, which also warms up.
  private func enoughTurns(of subject: Subject) async -> Int {
    let shortest = shortestRound(of: subject)
    var turns = 1
    while await time(subject, turns: turns) < shortest, turns < 1 << 24 { turns *= 2 }
    return turns
  }

  private func time(_ subject: Subject, turns: Int) async -> Duration {
    subject.prepare()
    let start = ContinuousClock.now
    await run(subject.body, turns: turns)
    return start.duration(to: .now)
  }

  private func run(_ body: Subject.Body, turns: Int) async {
    switch body {
    case .now(let run): run(turns)
    case .later(let run): await run(turns)
    case .once: break
    }
  }
}
