/// What an observer's token holds: the observer ends when this is released.
final class Lease: Sendable {}

/// Keeps an observer of a screen alive; the observer ends when its token is cancelled or released.
///
/// A token does not keep the screen alive. You can release a token on any thread: from then on the
/// observer is not called, and its captured values are released on a later turn of the main actor.
@MainActor
public final class ObservationToken {
  private var lease: Lease?
  private var end: (@MainActor () -> Void)?

  /// Makes a token; `end` releases the observer's closure.
  init(_ lease: Lease, end: @escaping @MainActor () -> Void) {
    (self.lease, self.end) = (lease, end)
  }

  deinit {
    guard let end else { return }
    Task { @MainActor in end() }
  }

  /// Ends the observer: it is not called again, even if observers are being called now, and its
  /// captured values are released.
  public func cancel() {
    lease = nil
    // The deinit of a captured value may cancel this token again.
    end.take()?()
  }
}
