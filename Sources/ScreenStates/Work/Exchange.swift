/// A place for one value that can be exchanged from any thread.
///
/// A stream that keeps its newest element only, and that nobody reads: what it drops is what was
/// there before.
struct Exchange<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value?>
  private let place: AsyncStream<Value?>.Continuation

  init() {
    (stream, place) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Puts a value there, or nothing.
  ///
  /// - Returns: What was there.
  func swap(_ new: Value?) -> Value? {
    if case .dropped(let old) = place.yield(new) { old } else { nil }
  }
}
