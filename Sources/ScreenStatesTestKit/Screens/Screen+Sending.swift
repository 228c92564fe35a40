public import ScreenStates

extension Screen {
  /// Sends the current state a request, and returns when what followed has come to rest: the
  /// services have been asked, and what they answered at once has been told.
  ///
  /// ```swift
  /// await screen.send { $0.retry() }
  /// await news.work.calls[0].succeed([article])
  /// ```
  ///
  /// - Parameter request: Calls the request.
  public func send(_ request: (Kind.StateClass) -> Void) async {
    request(state)
    await settled()
  }
}
