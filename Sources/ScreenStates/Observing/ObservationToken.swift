/// What an observer's token holds: the observer ends with it.
@usableFromInline
final class Lease: Sendable {}

/// Something that is ended by a token.
@MainActor
protocol Ending: AnyObject, Sendable {
  /// Lets go of what it calls.
  func end()
}

/// Keeps an observer of a screen alive; the observer ends when its token is cancelled or released.
///
/// A token does not keep the screen alive. It may be released on any thread: the observer is told
/// nothing more from then on, and what it has captured is let go on a next turn of the main actor.
@MainActor
public final class ObservationToken {
  private var lease: Lease?
  private var observer: (any Ending)?

  init(_ lease: Lease, _ observer: any Ending) {
    self.lease = lease
    self.observer = observer
  }

  deinit {
    guard let observer else { return }
    Task { @MainActor in observer.end() }
  }

  /// Ends the observer: it is told nothing more, also when others are being told just now, and what
  /// it has captured is let go.
  public func cancel() {
    lease = nil
    // The end of the closure may run code that cancels this token, too.
    observer.take()?.end()
  }
}
