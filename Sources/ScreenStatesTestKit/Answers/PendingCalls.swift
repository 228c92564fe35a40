extension PendingWork {
  /// The calls of a service, in order.
  public struct Calls: RandomAccessCollection {
    let work: PendingWork
    let made: [Call]

    /// The position of the first call.
    public var startIndex: Int { 0 }

    /// The position after the last call.
    public var endIndex: Int { made.count }

    /// A call by its position; a call that was never made refuses its answer.
    public subscript(position: Int) -> Call {
      if made.indices.contains(position) { return made[position] }
      return MainActor.assumeIsolated { [work] in work.missing(position) }
    }
  }
}
