/// Those who are told each settled frame, in the order in which they were added.
@MainActor
@usableFromInline
struct Observers<Display> {
  /// One observer, for as long as its token holds the lease.
  @MainActor
  @usableFromInline
  final class Observer: Ending {
    @usableFromInline var tell: (@MainActor (Display) -> Void)?
    // No access to it lasts while other code runs.
    @usableFromInline @exclusivity(unchecked) var uncheckedLease: Lease

    init(_ lease: Lease, _ tell: @escaping @MainActor (Display) -> Void) {
      unsafe uncheckedLease = lease
      self.tell = tell
    }

    /// Whether its token has gone, on whichever thread that happened.
    @inlinable var hasEnded: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLease) }

    func end() {
      // The end of the closure may run code that comes back here.
      _ = tell.take()
    }
  }

  @usableFromInline var all: [Observer] = []

  // How many were left by the last pruning: the next is due when there are twice as many.
  private var prunedCount = 8

  init() {}

  var isEmpty: Bool { all.isEmpty }

  /// Adds an observer, which is told from now on until its token has gone.
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

  /// Tells all that are there now, and are still there when it is their turn.
  ///
  /// - Returns: Whether all were there.
  @inlinable
  func tell(_ display: Display) -> Bool {
    var areAllThere = true
    for observer in all {
      if !observer.hasEnded, let tell = observer.tell {
        tell(display)
      } else {
        areAllThere = false
      }
    }
    return areAllThere
  }

  /// Forgets those who have left.
  mutating func prune() {
    all.removeAll { $0.hasEnded }
    prunedCount = max(8, all.count)
  }
}
