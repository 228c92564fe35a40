/// Whether an error only says that a load was cancelled.
///
/// These are Swift's `CancellationError`, Foundation's `URLError.cancelled`, and
/// `NSUserCancelledError`. The last two are recognised by the domain and the code that every error
/// has, so that Foundation need not be imported.
///
/// - Parameter error: What the load threw.
/// - Returns: Whether the error is a cancellation, which need not be shown.
public func isCancellationError(_ error: any Error) -> Bool {
  if error is CancellationError { return true }
  switch (error._domain, error._code) {
  case ("NSURLErrorDomain", -999), ("NSCocoaErrorDomain", 3072): return true
  default: return false
  }
}
