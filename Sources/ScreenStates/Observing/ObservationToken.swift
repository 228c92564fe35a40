/// Keeps an observer of a screen alive; the observer ends when its token is cancelled or released.
///
/// A token does not keep the screen alive.
@MainActor
public final class ObservationToken {
  private var observer: AnyObject?

  init(_ observer: AnyObject) {
    self.observer = observer
  }

  /// Ends the observer: it is told nothing more, also when others are being told just now.
  public func cancel() {
    // The end of the closure may run code that cancels this token, too.
    _ = observer.take()
  }
}
