internal import ScreenStates

extension MisuseReporter {
  /// Hears the mistakes of the screens that are made meanwhile, which a debug build would else print
  /// to standard error: a state that asks in its `exit()`, a child that is hosted twice, a screen
  /// that was never started.
  ///
  /// So they are failures of the one test in which the screens are made, also while others run:
  ///
  /// ```swift
  /// let failing = MisuseReporter { Issue.record("\($0)") }
  /// await failing.hearMistakes {
  ///   let screen = NewsScreen(initial: .loadNews, states: states)
  ///   screen.start()
  /// }
  /// ```
  ///
  /// Each sentence comes once for each screen. A release build tells no mistakes, so there is nothing
  /// to hear.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - body: Makes screens, and uses them.
  /// - Returns: What the body returns.
  public func hearMistakes<Result>(
    isolation: isolated (any Actor)? = #isolation, while body: () async throws -> Result
  ) async rethrows -> Result {
    #if DEBUG
      try await TestKit.$hearMistake.withValue(
        { sentence in self(sentence) }, operation: body)
    #else
      try await body()
    #endif
  }
}
