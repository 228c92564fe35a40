/// A place for one value that can be exchanged from any thread.
///
/// It is a stream that buffers only its newest element, and that nobody reads: the element that it
/// drops is the previous value.
struct Exchange<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value?>
  private let place: AsyncStream<Value?>.Continuation

  init() {
    (stream, place) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Stores a value, or nil.
  ///
  /// - Returns: The previous value.
  func swap(_ new: Value?) -> Value? {
    if case .dropped(let old) = place.yield(new) { old } else { nil }
  }
}
