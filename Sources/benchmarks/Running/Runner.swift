import BenchmarkKit
import CountingAllocator

/// Runs the candidates of a workload in rounds, and collects the figures.
///
/// A round measures each candidate once, so that a temporary load of the machine affects all of
/// them. Ratios are computed within rounds.
@MainActor
struct Runner {
  private let isQuick: Bool
  private let countsInstructions: Bool
  private let clock = ContinuousClock()

  private var rounds: Int { isQuick ? 3 : 101 }
  private var liveCount: Int { isQuick ? 10_000 : 1_000_000 }

  init(isQuick: Bool, countsInstructions: Bool) {
    self.isQuick = isQuick
    self.countsInstructions = countsInstructions
  }

  /// The rows of a workload.
  func rows(of workload: Workload) async -> [Row] {
    let subjects = workload.subjects()
    var rows = subjects.map { Row(workload: workload.name, candidate: $0.name) }
    var turns = subjects.map { _ in 0 }
    for index in subjects.indices {
      turns[index] = await enoughTurns(of: subjects[index])
      await count(subjects[index], turns: turns[index], into: &rows[index])
    }
    for _ in 0..<rounds {
      // In random order, so that no candidate always follows the same one.
      for index in subjects.indices.shuffled() {
        if let elapsed = await time(subjects[index], turns: turns[index]) {
          let operations = Double(turns[index] * subjects[index].operations)
          rows[index].rounds.append(elapsed.nanoseconds / operations)
        }
      }
    }
    return compared(rows, subjects)
  }

  private func compared(_ rows: [Row], _ subjects: [Subject]) -> [Row] {
    let article = subjects.firstIndex { $0.role == .article }.map { rows[$0].rounds }
    let best = subjects.firstIndex { $0.role == .best }.map { rows[$0].rounds }
    return rows.map { row in
      var row = row
      row.toArticle = article.flatMap { Statistics.ratio(row.rounds, to: $0) }
      row.toBest = best.flatMap { Statistics.ratio(row.rounds, to: $0) }
      return row
    }
  }

  // MARK: - Counting

  private func count(_ subject: Subject, turns: Int, into row: inout Row) async {
    if case .live(let make, let end) = subject.body {
      row.bytes = bytes(make, end)
      return
    }
    if case .redraws(let run) = subject.body {
      row.redraws = Double(run())
      return
    }
    subject.prepare?()
    let before = Counters.present
    await run(subject.body, turns: turns)
    let after = Counters.present
    await subject.finish?()
    let operations = Double(turns * subject.operations)
    if counting_allocator_counts() {
      row.allocations = Double(after.allocations - before.allocations) / operations
    }
    if countsInstructions {
      row.instructions = Double(after.instructions - before.instructions) / operations
    }
  }

  /// The bytes of one object, including the allocator's headers.
  private func bytes(
    _ make: @MainActor () -> AnyObject, _ end: @MainActor (AnyObject) -> Void
  ) -> Double? {
    guard counting_allocator_counts() else { return nil }
    // Made once before, because one-time allocations of the program do not belong to an object.
    end(make())
    var objects: [AnyObject] = []
    objects.reserveCapacity(liveCount)
    counting_allocator_begin_bytes()
    for _ in 0..<liveCount { objects.append(make()) }
    let bytes = counting_allocator_end_bytes()
    for object in objects { end(object) }
    return Double(bytes) / Double(liveCount)
  }

  // MARK: - Timing

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
    while let elapsed = await time(subject, turns: turns), elapsed < shortest, turns < 1 << 24 {
      turns *= 2
    }
    return turns
  }

  /// Measures the time of some turns; nil if the subject is not timed.
  private func time(_ subject: Subject, turns: Int) async -> Duration? {
    switch subject.body {
    case .now, .later: break
    case .live, .redraws: return nil
    }
    subject.prepare?()
    let start = clock.now
    await run(subject.body, turns: turns)
    let elapsed = start.duration(to: clock.now)
    await subject.finish?()
    return elapsed
  }

  private func run(_ body: Subject.Body, turns: Int) async {
    switch body {
    case .now(let run): run(turns)
    case .later(let run): await run(turns)
    case .live, .redraws: break
    }
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
