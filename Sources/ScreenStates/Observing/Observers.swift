/// Closures to call with each settled frame or record, in the order in which they were added.
@MainActor
@usableFromInline struct Observers<Display> {
  /// An observer, which ends when its token releases the lease.
  @MainActor
  @usableFromInline final class Observer: Ending {
    @usableFromInline var tell: (@MainActor (Display) -> Void)?
    // No access to it is open while other code runs.
    @usableFromInline @exclusivity(unchecked) var uncheckedLease: Lease

    #if DEBUG
      @usableFromInline var tellDropped: (@MainActor () -> Void)?
    #endif

    init(_ lease: Lease, _ tell: @escaping @MainActor (Display) -> Void) {
      unsafe uncheckedLease = lease
      self.tell = tell
    }

    /// Whether its token has been cancelled or released, on any thread.
    @inlinable var hasEnded: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLease) }

    func end() {
      // The deinit of a captured value may call this again.
      _ = tell.take()
    }
  }

  @usableFromInline var all: [Observer] = []

  // The count after the last pruning; the next is due when there are twice as many.
  private var prunedCount = 8

  init() {}

  var isEmpty: Bool { all.isEmpty }

  /// Adds an observer, which is called until its token is cancelled or released.
  ///
  /// - Parameter tell: What to call.
  /// - Returns: Its token.
  mutating func add(_ tell: @escaping @MainActor (Display) -> Void) -> ObservationToken {
    if all.count >= prunedCount * 2 { prune() }
    let lease = Lease()
    let observer = Observer(lease, tell)
    all.append(observer)
    return ObservationToken(lease, observer)
  }

  /// Calls the observers in order, without those that have ended before their turn.
  ///
  /// - Returns: Whether none had ended.
  @inlinable func tell(_ display: Display) -> Bool {
    var areAllThere = true
    for observer in all {
      if !observer.hasEnded, let tell = observer.tell {
        #if DEBUG
          observer.tellDropped = nil
        #endif
        tell(display)
      } else {
        #if DEBUG
          observer.tellDropped.take()?()
        #endif
        areAllThere = false
      }
    }
    return areAllThere
  }

  /// Removes the observers that have ended.
  mutating func prune() {
    all.removeAll { $0.hasEnded }
    prunedCount = max(8, all.count)
  }
}
