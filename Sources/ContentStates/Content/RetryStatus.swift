/// What a screen shows about the next retry, such as "again in 4 s, 2 of 5".
public struct RetryStatus: Hashable, Codable, Sendable {
  /// The number of the retry; the first is 1.
  public var number: Int

  /// The greatest number of retries.
  public var limit: Int

  /// The time until the retry; nil while it runs, and while there is no connection.
  public var remaining: Duration?

  /// Whether the retry waits for a connection.
  public var isOffline: Bool

  /// Makes a status from its properties.
  public init(number: Int, limit: Int, remaining: Duration? = nil, isOffline: Bool = false) {
    (self.number, self.limit) = (number, limit)
    (self.remaining, self.isOffline) = (remaining, isOffline)
  }

  /// The whole seconds that remain, rounded up.
  public var seconds: Int? {
    // A saved status may have any time.
    remaining.map { Int(min(max(0, ($0 / .seconds(1)).rounded(.up)), 1e15)) }
  }
}
