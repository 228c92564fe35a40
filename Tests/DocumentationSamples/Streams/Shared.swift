/// A value of the app that several screens follow.
@MainActor
final class Shared<Value: Sendable> {
  var value: Value {
    didSet { for follower in followers.values { follower.yield(value) } }
  }
  private var followers: [Int: AsyncStream<Value>.Continuation] = [:]
  private var count = 0

  init(_ value: Value) { self.value = value }

  /// A stream for one follower: the present value, and then each change.
  ///
  /// If a follower is slower than the changes, it gets only the newest.
  func values() -> AsyncStream<Value> {
    count += 1
    let number = count
    let (stream, follower) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    follower.yield(value)
    followers[number] = follower
    follower.onTermination = { [weak self] _ in
      Task { @MainActor [weak self] in self?.followers[number] = nil }
    }
    return stream
  }
}
