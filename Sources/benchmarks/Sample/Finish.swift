/// Lets the measuring wait until a load is shown; the same for every candidate.
///
/// Its continuation is resumed once, as it is taken away by that; a checked one would cost a part of
/// what is measured.
@safe
@MainActor
final class Finish {
  private var continuation: UnsafeContinuation<Void, Never>?

  /// Begins something, and waits for its end.
  func wait(_ begin: @MainActor () -> Void) async {
    await unsafe withUnsafeContinuation { continuation in
      unsafe self.continuation = unsafe continuation
      begin()
    }
  }

  /// Tells the end.
  func tell() {
    unsafe continuation.take()?.resume()
  }
}
