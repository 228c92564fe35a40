public import Testing

/// Lets a few tests run at once, and the others wait.
///
/// Nearly all tests run on the main actor, so they are no faster side by side. If all began at once,
/// each would wait for a turn of a thousand others, and a screen on the real clock would give up first.
actor Turns {
  private static let shared = Turns()

  /// Whether the present test has a turn: the trait of its suite may have taken one.
  @TaskLocal private static var isTaken = false

  /// How many more tests can run now.
  private var free = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a test when it is its turn; one that never ends does not keep the others waiting for ever.
  static func run(_ test: Test, _ body: () async throws -> Void) async throws {
    guard !isTaken else { return try await body() }
    await shared.take()
    do {
      let place = test.sourceLocation
      try await ProcessBound.run("The test at \(place.fileID):\(place.line)") {
        try await $isTaken.withValue(true) { try await body() }
      }
    } catch {
      await shared.giveBack()
      throw error
    }
    await shared.giveBack()
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Hands the turn to the test that has waited longest.
  private func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// Lets a test wait for its turn among those of other suites (``Turns``), and asks nothing else of it.
public struct TurnScope: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite waits for a turn of its own.
  public var isRecursive: Bool { true }

  /// Waits for the turn of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Turns.run(test, function)
  }
}

extension Trait where Self == TurnScope {
  /// Few of these tests run at once.
  ///
  /// Those with ``noMistakes`` or ``mistakes`` need not say so.
  public static var inTurn: TurnScope { TurnScope() }
}
