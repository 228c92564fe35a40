/// Waits until asynchronous work that was begun together has ended.
@MainActor
final class Finish {
  private var left = 0
  private var continuation: CheckedContinuation<Void, Never>?

  /// Begins work that calls ``tell()`` so many times, and waits for all of it.
  func wait(for count: Int, _ begin: @MainActor () -> Void) async {
    left = count
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      begin()
    }
  }

  /// Reports that one part is done.
  func tell() {
    left -= 1
    if left == 0 { continuation.take()?.resume() }
  }
}
