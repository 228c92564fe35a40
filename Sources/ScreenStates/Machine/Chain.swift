/// Counts what follows one request, so that a chain that never ends is found.
@usableFromInline
struct Chain {
  /// How many transitions and draws may follow the outermost request.
  @inlinable static var limit: Int { 1_000 }

  /// The last kinds are kept from here on, to name the cycle.
  @inlinable static var recorded: Int { limit - 200 }

  @usableFromInline var count = 0
  @usableFromInline var names: [String] = []

  @inlinable
  init() {}

  /// Counts one more, unless that is one too many.
  ///
  /// - Parameter name: What a transition leads to; asked for only near the limit.
  /// - Returns: Whether there was room.
  @inlinable
  mutating func extend(_ name: @autoclosure () -> String?) -> Bool {
    guard count < Chain.limit else { return false }
    count += 1
    if count > Chain.recorded, let name = name() { names.append(name) }
    return true
  }

  /// Begins anew with the next outermost request.
  @inlinable
  mutating func reset() {
    count = 0
    if !names.isEmpty { names = [] }
  }

  /// The shortest sequence of kinds that the end of the chain repeats, closed; empty if none does.
  var cycle: [String] {
    let longest = names.count / 2
    guard longest > 0 else { return [] }
    for length in 1...longest
    where names.suffix(length).elementsEqual(names.dropLast(length).suffix(length)) {
      let last = names.suffix(length)
      return [names[names.count - length - 1]] + last
    }
    return []
  }
}
