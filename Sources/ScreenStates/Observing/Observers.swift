/// Closures to call with each settled frame or record, in the order in which they were added.
///
/// They get a machine, a child, a log, or a copy of a kept value: the caller knows which.
@MainActor
struct Observers {
  /// An observer, which ends when its token releases the lease.
  @MainActor
  final class Observer {
    var tell: (@MainActor (AnyObject) -> Void)?
    // No access to it is open while other code runs.
    @exclusivity(unchecked) var uncheckedLease: Lease

    init(_ lease: Lease, _ tell: @escaping @MainActor (AnyObject) -> Void) {
      unsafe uncheckedLease = lease
      self.tell = tell
    }

    /// Whether its token has been cancelled or released, on any thread.
    var hasEnded: Bool { unsafe isKnownUniquelyReferenced(&uncheckedLease) }

    // The deinit of a captured value may call this again.
    func end() { _ = tell.take() }
  }

  var all: [Observer] = []

  // The count after the last pruning; the next is due when there are twice as many.
  private var prunedCount = 8

  var isEmpty: Bool { all.isEmpty }

  /// Adds an observer, which is called until its token is cancelled or released.
  ///
  /// - Parameter tell: What to call.
  /// - Returns: Its token.
  mutating func add(_ tell: @escaping @MainActor (AnyObject) -> Void) -> ObservationToken {
    if all.count >= prunedCount * 2 { prune() }
    let lease = Lease()
    let observer = Observer(lease, tell)
    all.append(observer)
    return ObservationToken(lease) { observer.end() }
  }

  /// Calls the observers in order, without those that have ended before their turn.
  ///
  /// - Returns: Whether none had ended.
  func tell(_ value: AnyObject) -> Bool {
    var noneHasEnded = true
    for observer in all {
      if !observer.hasEnded, let tell = observer.tell {
        tell(value)
      } else {
        noneHasEnded = false
      }
    }
    return noneHasEnded
  }

  /// Removes the observers that have ended.
  mutating func prune() {
    all.removeAll { $0.hasEnded }
    prunedCount = max(8, all.count)
  }
}

/// When observers are called (rule 15).
extension Machine {
  /// Calls the observers of the kept value, then those of frames.
  func tellObservers(_ changes: Changes) {
    guard let surroundings = now.surroundings else { return }
    if changes.contains(.kept) {
      // It counts, but is not refused: a full chain, too, ends with what is kept.
      _ = waiting.extendChain(nil)
      tellKept(surroundings)
    }
    // Without a new display, a child has been ended by its host.
    guard changes.contains(.display) else { return }
    if !surroundings.observers.tell(self) { forgetObservers(of: surroundings) }
  }

  func forgetObservers(of surroundings: Surroundings) {
    surroundings.observers.prune()
    surroundings.keptObservers.prune()
    if surroundings.observers.isEmpty, surroundings.keptObservers.isEmpty {
      now.audience.remove(.observers)
    }
  }

  /// Adds an observer and calls it with the present frame; requests that it makes wait.
  func observe(_ tell: @escaping @MainActor (AnyObject) -> Void) -> ObservationToken {
    let token = surroundings.observers.add(tell)
    tellFirst { tell(self) }
    return token
  }

  /// Calls a new observer for the first time.
  func tellFirst(_ tell: () -> Void) {
    now.audience.insert(.observers)
    guard now.phase == .idle else { return tell() }
    pauseHost()
    now.phase = .telling
    tell()
    drain()
  }
}
