/// What an observer's token holds: the observer ends when this is released.
@usableFromInline final class Lease: Sendable {}

/// An observer, as its token sees it.
@MainActor
protocol Ending: AnyObject, Sendable {
  /// Releases the observer's closure.
  func end()

  #if DEBUG
    /// Called at the first change that the observer misses, if nobody kept its token.
    var tellDropped: (@MainActor () -> Void)? { get set }
  #endif
}

/// Keeps an observer of a screen alive; the observer ends when its token is cancelled or released.
///
/// A token does not keep the screen alive. You can release a token on any thread: from then on the
/// observer is not called, and its captured values are released on a later turn of the main actor.
@MainActor
public final class ObservationToken {
  private var lease: Lease?
  private var observer: (any Ending)?

  init(_ lease: Lease, _ observer: any Ending) {
    self.lease = lease
    self.observer = observer
  }

  #if DEBUG
    private struct Fresh { weak var token: ObservationToken? }

    /// The new tokens, which may still be dropped in this turn.
    private static var fresh: [Fresh] = []

    /// Calls `tell` at the first missed change if the token is dropped in this turn of the main
    /// actor, before any screen makes a state or stops.
    func expectToBeKept(orElse tell: @escaping @MainActor () -> Void) {
      observer?.tellDropped = tell
      if Self.fresh.isEmpty { Task { @MainActor in Self.areKept() } }
      Self.fresh.append(Fresh(token: self))
    }

    /// Counts the new tokens as kept: a state that keeps one may exit in the turn of its entry.
    @usableFromInline static func areKept() {
      for fresh in exchange(&fresh, with: []) { fresh.token?.observer?.tellDropped = nil }
    }
  #endif

  deinit {
    guard let observer else { return }
    Task { @MainActor in observer.end() }
  }

  /// Ends the observer: it is not called again, even if observers are being called now, and its
  /// captured values are released.
  public func cancel() {
    lease = nil
    #if DEBUG
      observer?.tellDropped = nil
    #endif
    // The deinit of a captured value may cancel this token again.
    observer.take()?.end()
  }
}
