internal import ScreenStates

extension MisuseReporter {
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
