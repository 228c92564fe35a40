/// What the machine of a turnstile holds, whichever state it is in.
public struct TurnstileKept: Equatable, Codable, Sendable {
  /// The coins in the box.
  public var coins: Int
  /// How many of them count towards the next passage.
  public var paid: Int
  /// How many people have passed.
  public var passages: Int

  /// Makes what a machine holds: nothing, if nothing is said.
  ///
  /// - Parameters:
  ///   - coins: The coins in the box.
  ///   - paid: How many of them count towards the next passage.
  ///   - passages: How many people have passed.
  public init(coins: Int = 0, paid: Int = 0, passages: Int = 0) {
    self.coins = coins
    self.paid = paid
    self.passages = passages
  }
}
