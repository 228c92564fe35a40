/// Lets the measuring wait until something asynchronous has been done a number of times.
///
/// Each time but the first begins in a task of its own, for every candidate alike: to suspend the
/// measuring each time would wake other threads, at many times the cost of what is measured.
@MainActor
final class Finish {
  private var left = 0
  private var begin: (@MainActor () -> Void)?
  private var continuation: CheckedContinuation<Void, Never>?

  /// Begins something again and again, each time when the last has been told, and waits for the end.
  func run(_ times: Int, _ begin: @escaping @MainActor () -> Void) async {
    left = times
    self.begin = begin
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      begin()
    }
  }

  /// Tells that it is done.
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
