/// Closures that hear each settled frame or each record, in the order in which they were added.
@MainActor
@usableFromInline struct Observers<Display> {
  /// One observer, for as long as its token holds the lease.
  @MainActor
  @usableFromInline final class Observer: Ending {
    @usableFromInline var tell: (@MainActor (Display) -> Void)?
    // No access to it lasts while other code runs.
    @usableFromInline @exclusivity(unchecked) var uncheckedLease: Lease

    #if DEBUG
      @usableFromInline var tellDropped: (@MainActor () -> Void)?
    #endif

    init(_ lease: Lease, _ tell: @escaping @MainActor (Display) -> Void) {
      unsafe uncheckedLease = lease
      self.tell = tell
    }

    /// Whether its token has gone, on whichever thread that happened.
    @inlinable var hasEnded: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLease) }

    func end() {
      // The deinit of what the closure captures may come back here.
      _ = tell.take()
    }
  }

  @usableFromInline var all: [Observer] = []

  // How many were left by the last pruning; the next is due when there are twice as many.
  private var prunedCount = 8

  init() {}

  var isEmpty: Bool { all.isEmpty }

  /// Adds an observer, which is called from now on until its token has gone.
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

  /// Calls all that are there now, and are still there in their turn.
  ///
  /// - Returns: Whether all were there.
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

  /// Removes those that have ended.
  mutating func prune() {
    all.removeAll { $0.hasEnded }
    prunedCount = max(8, all.count)
  }
}
