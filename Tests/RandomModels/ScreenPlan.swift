/// The states of a random screen.
final class ScreenPlan {
  /// What the states of one kind do.
  struct State {
    var whenEntered: [Act]
    /// By the number of the tap, which is ignored if nothing is done.
    var whenTapped: [[Act]]
    var showsKept: Bool
    /// Whether it hosts the inner screen, if there is one.
    var hosts: Bool
    /// The kinds for which it may not be left.
    var refused: Set<Int>
  }

  /// One act of a state.
  indirect enum Act {
    /// Shows a number.
    case show(Int)
    /// Adds one to the number that is shown, up to three.
    case add
    /// Counts in a stored property, up to two.
    case count
    /// Does the rest only if the count is two.
    case ifCounted([Act])
    /// Does the rest only if a number is shown.
    case ifShown(Int, [Act])
    /// Does the rest only if a number is kept.
    case ifKept(Int, [Act])
    /// Asks for a kind.
    case go(Int)
    /// Changes the kept value.
    case keep(Int)
    /// Begins work of the state.
    case load(Int, then: [Act], otherwise: [Act])
    /// Begins work of the screen, which outlives the state.
    case save(Int, then: [Act])
    /// Sets a timer.
    case timer(Pause, then: [Act])
  }

  let states: [State]
  /// The inner screen; when it settles in its last kind, the host goes to its own last one.
  let inner: ScreenPlan?
  /// Whether a cancelled call fails at once; otherwise it waits for a late answer.
  let failsWhenCancelled: Bool

  /// Makes the same plan for the same seed.
  convenience init(seed: UInt64) {
    var writer = ScreenWriter(seed: seed)
    self.init(&writer, hasInner: writer.flips(), failsWhenCancelled: writer.flips())
  }

  private init(_ writer: inout ScreenWriter, hasInner: Bool, failsWhenCancelled: Bool) {
    self.failsWhenCancelled = failsWhenCancelled
    states = writer.states()
    inner =
      hasInner
      ? ScreenPlan(&writer, hasInner: false, failsWhenCancelled: failsWhenCancelled) : nil
  }
}

/// Writes random states.
private struct ScreenWriter {
  private var random: SeededGenerator
  private var kindCount = 0
  /// The number of loads, pauses and own values so far.
  private var lineCount = 0
  /// The kind that is written; an entry leads only to higher ones, so that it ends.
  private var kind = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func flips() -> Bool { random.oneIn(2) }

  mutating func states() -> [ScreenPlan.State] {
    kindCount = 2 + random.below(2)
    return (0..<kindCount).map { number in
      kind = number
      return ScreenPlan.State(
        whenEntered: acts(2, atOnce: true),
        whenTapped: (0..<2).map { _ in random.oneIn(4) ? [] : acts(2) },
        showsKept: random.oneIn(2),
        // Not the last kind, to which the inner screen leads.
        hosts: number + 1 < kindCount && random.oneIn(2),
        refused: random.oneIn(4) ? [random.below(kindCount)] : [])
    }
  }

  private mutating func acts(_ depth: Int, atOnce: Bool = false) -> [ScreenPlan.Act] {
    (0..<(1 + random.below(2))).map { _ in act(depth, atOnce: atOnce) }
  }

  private mutating func act(_ depth: Int, atOnce: Bool) -> ScreenPlan.Act {
    switch random.below(depth > 0 ? 14 : 7) {
    case 0: .show(value())
    case 1: .add
    case 2: .count
    case 3: .keep(value())
    case 4...6: go(atOnce: atOnce)
    case 7...8: .load(nextLine(), then: acts(depth - 1), otherwise: acts(depth - 1))
    case 9: .save(nextLine(), then: acts(depth - 1))
    case 10: .timer(Pause(line: nextLine()), then: acts(depth - 1))
    case 11: .ifCounted(acts(depth - 1, atOnce: atOnce))
    case 12: .ifKept(random.below(3), acts(depth - 1, atOnce: atOnce))
    default: .ifShown(random.below(3), acts(depth - 1, atOnce: atOnce))
    }
  }

  /// A small number, or one that nothing else shows or keeps.
  private mutating func value() -> Int { random.oneIn(2) ? random.below(3) : 10 + nextLine() }

  private mutating func go(atOnce: Bool) -> ScreenPlan.Act {
    guard atOnce else { return .go(random.below(kindCount)) }
    return kind + 1 < kindCount ? .go(kind + 1) : .add
  }

  private mutating func nextLine() -> Int {
    lineCount += 1
    return lineCount
  }
}

extension ScreenPlan: CustomStringConvertible {
  var description: String {
    let cancelled = failsWhenCancelled ? "fails at once" : "waits for a late answer"
    return (["a cancelled call \(cancelled)"] + lines).joined(separator: "\n")
  }

  private var lines: [String] {
    let inside = inner.map { ["the inner screen:"] + $0.lines.indented } ?? []
    return states.enumerated().flatMap { number, state in
      ["state \(number)\(state.showsKept ? ", shows what is kept" : ""):"] + state.lines
    } + inside
  }
}

extension ScreenPlan.State {
  fileprivate var lines: [String] {
    let taps = whenTapped.enumerated().flatMap { number, acts in
      ["  tap\(number)():  // ignored if it does nothing"] + acts.block.indented
    }
    let guarded = refused.sorted().map { "  canTransition(to: \($0)): false" }
    return ["  enter():\(hosts ? "  // hosts the inner screen" : "")"] + whenEntered.block.indented
      + taps + guarded
  }
}

extension ScreenPlan.Act {
  /// The act as it could be written in Swift.
  fileprivate var lines: [String] {
    switch self {
    case .show(let number): ["display.number = \(number)"]
    case .add: ["display.number = min(display.number + 1, 3)"]
    case .count: ["count = min(count + 1, 2)"]
    case .ifCounted(let acts): ["if count == 2 {"] + acts.block + ["}"]
    case .ifShown(let number, let acts): ["if display.number == \(number) {"] + acts.block + ["}"]
    case .ifKept(let number, let acts): ["if screen.kept == \(number) {"] + acts.block + ["}"]
    case .go(let kind): ["transition(to: \(kind))"]
    case .keep(let number): ["screen.kept = \(number)"]
    case .load(let line, let then, let otherwise):
      ["load \(line): perform { try await service(0) }, after success {"] + then.block
        + ["} after failure {"] + otherwise.block + ["}"]
    case .save(let line, let then):
      ["save \(line): screen.perform { try await service(0) }, then the current state {"]
        + then.block
        + ["}"]
    case .timer(let pause, let then): ["after(\(pause.duration)) {"] + then.block + ["}"]
    }
  }
}

extension [ScreenPlan.Act] {
  fileprivate var block: [String] { flatMap(\.lines).indented }
}

extension [String] {
  fileprivate var indented: [String] { map { "  \($0)" } }
}
