public import Testing

/// Lets a few tests run at once, and the others wait.
///
/// Nearly all tests run on the main actor, so they are no faster side by side. If all began at once,
/// each would wait for a turn of a thousand others, and a screen on the real clock would give up first.
actor Turns {
  private static let shared = Turns()

  /// How many turns the present test has: a trait of its suite may have taken some.
  @TaskLocal private static var taken = 0

  /// How many turns there are, so how many tests with one turn run at once.
  static let all = 4
  private var free = all
  private var waiting: [(turns: Int, test: CheckedContinuation<Void, Never>)] = []

  /// Runs a test when it has as many turns as it takes; with ``all`` it runs alone.
  static func run(taking turns: Int = 1, _ test: () async throws -> Void) async throws {
    if taken > 0 {
      precondition(turns <= taken, "The trait that takes more turns comes first.")
      return try await test()
    }
    await shared.take(turns)
    do {
      try await $taken.withValue(turns) { try await test() }
    } catch {
      await shared.giveBack(turns)
      throw error
    }
    await shared.giveBack(turns)
  }

  private func take(_ turns: Int) async {
    if waiting.isEmpty, free >= turns {
      free -= turns
    } else {
      await withCheckedContinuation { waiting.append((turns, $0)) }
    }
  }

  private func giveBack(_ turns: Int) {
    free += turns
    while let first = waiting.first, free >= first.turns {
      free -= first.turns
      waiting.removeFirst().test.resume()
    }
  }
}

/// Lets a test wait for its turn among those of other suites (``Turns``), and asks nothing else of it.
public struct TurnScope: SuiteTrait, TestTrait, TestScoping {
  let turns: Int

  /// Each test of a suite waits for a turn of its own.
  public var isRecursive: Bool { true }

  /// Waits for the turn of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Turns.run(taking: turns, function)
  }
}

extension Trait where Self == TurnScope {
  /// Few of these tests run at once.
  ///
  /// Those with ``noMistakes`` or ``mistakes`` need not say so.
  public static var inTurn: TurnScope { TurnScope(turns: 1) }

  /// While one of these tests runs, no other test that waits for its turn does.
  ///
  /// For screens on the real clock: their deadline could pass while a long exploration of another test
  /// holds the main actor. Write it before ``noMistakes``, which takes one turn.
  public static var alone: TurnScope { TurnScope(turns: Turns.all) }
}
