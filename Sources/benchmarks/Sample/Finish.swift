/// Waits until something asynchronous has been done a number of times.
///
/// Each time except the first begins in a task of its own, for every candidate. To suspend the
/// measurement each time would wake other threads, which costs far more than the measured work.
@MainActor
final class Finish {
  private var left = 0
  private var begin: (@MainActor () -> Void)?
  private var continuation: CheckedContinuation<Void, Never>?

  /// Begins something `times` times, each time after a call of ``tell()``, and waits for the end.
  func run(_ times: Int, _ begin: @escaping @MainActor () -> Void) async {
    left = times
    self.begin = begin
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      begin()
    }
  }

  /// Reports that one run is done.
  func tell() {
    left -= 1
    if left > 0 {
      Task { begin?() }
    } else {
      begin = nil
      continuation.take()?.resume()
    }
  }
}
