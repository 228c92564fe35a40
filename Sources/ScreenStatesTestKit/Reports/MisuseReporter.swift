internal import Foundation
internal import ScreenStates

/// Reports problems that a test can hardly catch: a forgotten answer, a second answer, a clock that
/// cannot advance.
///
/// By default it prints them to standard error. To fail the test instead, use its framework:
///
/// ```swift
/// let work = PendingWork<Void, String>(reporter: MisuseReporter { Issue.record("\($0)") })
/// ```
public struct MisuseReporter: Sendable {
  package let tell: @Sendable (String) -> Void
  /// Tells of what is never meant, even if the reporter is silent.
  let insist: @Sendable (String) -> Void

  /// Writes each sentence to standard error, on a line of its own.
  public static let standardError = MisuseReporter(tell: print, insist: fail)

  /// Reports nothing, for tests that leave calls unanswered on purpose; except an answer to a call
  /// that was never made, which is reported as by ``standardError``.
  public static let silent = MisuseReporter(tell: { _ in }, insist: fail)

  /// Hears what would be printed, in a test of it.
  @TaskLocal package static var hear: (@Sendable (String) -> Void)?

  /// How long an answer waits for what follows from it.
  @TaskLocal package static var patience = Duration.seconds(30)

  /// Waits for what an answer has started, and tells if it never comes to rest.
  @MainActor func wait(
    for what: @autoclosure () -> String, _ wait: @escaping @MainActor () async -> Void
  ) async {
    let patience = MisuseReporter.patience
    if await ends(within: patience, wait) { return }
    tell(
      "\(what()) has not come to rest in \(patience): it waits for something that the test does not"
        + " control.")
  }

  private static let print: @Sendable (String) -> Void = { sentence in
    if let hear { return hear(sentence) }
    // It throws if nothing can be written; the other function of this name ends the process then.
    try? FileHandle.standardError.write(contentsOf: Data("ScreenStatesTestKit: \(sentence)\n".utf8))
  }

  /// Fails the test if it hears mistakes.
  private static let fail: @Sendable (String) -> Void = { sentence in
    #if DEBUG
      if let hear = TestKit.hearMistake { return hear(sentence) }
    #endif
    print(sentence)
  }
}

extension MisuseReporter {
  /// Makes a reporter that calls a closure with each sentence, on the main actor.
  public init(_ tell: @escaping @Sendable (String) -> Void) { self.init(tell: tell, insist: tell) }

  /// Reports the mistakes of the screens that the body makes, instead of printing them to standard
  /// error as a debug build does: a state that makes a request in its `exit()`, a child that is
  /// hosted twice, a screen that was never started; and an answer to a call that was never made.
  ///
  /// So a mistake fails the test that makes the screen, even if other tests run at the same time:
  ///
  /// ```swift
  /// let failing = MisuseReporter { Issue.record("\($0)") }
  /// await failing.hearMistakes {
  ///   let screen = NewsScreen(initial: .loadNews, states: states)
  ///   screen.start()
  /// }
  /// ```
  ///
  /// Each screen reports a sentence once. A release build does not look for mistakes.
  public func hearMistakes<Result>(
    isolation: isolated (any Actor)? = #isolation, while body: () async throws -> Result
  ) async rethrows -> Result {
    #if DEBUG
      try await TestKit.$hearMistake.withValue(tell, operation: body)
    #else
      try await body()
    #endif
  }
}
