/// What an observer's token holds: the observer ends with it.
@usableFromInline final class Lease: Sendable {}

/// Something that is ended by a token.
@MainActor
protocol Ending: AnyObject, Sendable {
  /// Releases what it calls.
  func end()

  #if DEBUG
    /// Tells that its token was dropped in the turn that made it; for the first change that it misses.
    var tellDropped: (@MainActor () -> Void)? { get set }
  #endif
}

/// Keeps an observer of a screen alive; the observer ends when its token is cancelled or released.
///
/// A token does not keep the screen alive. It may be released on any thread: from then on the
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

    /// The tokens of which it is not known yet that someone keeps them.
    private static var fresh: [Fresh] = []

    /// Calls `tell` if the token is dropped in this turn of the main actor, before any screen makes a
    /// state or is stopped, and a change is missed.
    func expectToBeKept(orElse tell: @escaping @MainActor () -> Void) {
      observer?.tellDropped = tell
      if Self.fresh.isEmpty { Task { @MainActor in Self.areKept() } }
      Self.fresh.append(Fresh(token: self))
    }

    /// Those that are there now are kept: a state that keeps one may leave in the turn it came in.
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
    // The deinit of what the closure captures may cancel this token, too.
    observer.take()?.end()
  }
}
