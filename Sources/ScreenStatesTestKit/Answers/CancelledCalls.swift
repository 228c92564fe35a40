/// How a call to a ``PendingWork`` reacts to the cancellation of its task.
public enum CancelledCalls: Sendable {
  /// It goes on waiting, so that a test can give a late answer. It ends by itself when its screen
  /// is freed. This is the default.
  case keepWaiting

  /// It fails with a `CancellationError`, as a service that respects cancellation does.
  case fail
}
