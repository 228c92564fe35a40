public import ScreenStates

extension Screen {
  /// Sends the current state a request, and returns when everything that results is settled: the
  /// services have been called, and immediate answers have been delivered; after 30 seconds at the
  /// latest, which is reported.
  ///
  /// ```swift
  /// await screen.send { $0.retry() }
  /// await news.work.calls[0].succeed([article])
  /// ```
  public func send(_ request: (Kind.StateClass) -> Void) async {
    request(state)
    await MisuseReporter.standardError.wait(for: namesOfPendingWork.joined(separator: ", ")) {
      await self.settled()
    }
  }
}
