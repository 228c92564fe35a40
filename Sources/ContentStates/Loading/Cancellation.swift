/// Whether an error only says that a load was cancelled.
///
/// That is Swift's `CancellationError`, and what Foundation reports for a cancelled transfer
/// (`URLError.cancelled`) or for an action that the user cancelled (`NSUserCancelledError`). These
/// are recognised by the domain and the code that every error carries, so that nothing has to be
/// imported.
///
/// - Parameter error: What the load threw.
/// - Returns: Whether the error is a cancellation, so nothing has to be shown.
public func isCancellationError(_ error: any Error) -> Bool {
  if error is CancellationError { return true }
  switch (error._domain, error._code) {
  case ("NSURLErrorDomain", -999), ("NSCocoaErrorDomain", 3072): return true
  default: return false
  }
}
