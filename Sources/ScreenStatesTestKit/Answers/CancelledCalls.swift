/// What becomes of a call to a ``PendingWork`` when the task that made it is cancelled.
public enum CancelledCalls: Sendable {
  /// It goes on waiting, so that a test can show what becomes of an answer that comes late; it ends
  /// by itself when its screen has gone. The default.
  case keepWaiting

  /// It fails with a `CancellationError`, as a service that heeds cancellation does.
  case fail
}
