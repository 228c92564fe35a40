extension PendingWork {
  /// The calls of a service, in order.
  public struct Calls: RandomAccessCollection {
    private let made: [Call]
    private let missing: @MainActor (Int) -> Call

    init(_ made: [Call], missing: @escaping @MainActor (Int) -> Call) {
      self.made = made
      self.missing = missing
    }

    /// The position of the first call.
    public var startIndex: Int { 0 }

    /// The position after the last call.
    public var endIndex: Int { made.count }

    /// A call by its position; a call that was never made refuses its answer.
    public subscript(position: Int) -> Call {
      if made.indices.contains(position) { return made[position] }
      let missing = missing
      return MainActor.assumeIsolated { missing(position) }
    }
  }
}
