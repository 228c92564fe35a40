import ContentStates
public import ScreenStates

/// The search field of a products screen: it searches when the customer pauses.
///
/// What is typed is kept by the screen at once. The pause is the customer's, too, and not a state's:
/// a timer of a state would end with it, and a page that arrives between two letters would lose the
/// search. So the field has a timer of its own, on the screen's clock, and asks whichever state is
/// current in the end.
///
/// ```swift
/// let search = ProductSearch(of: screen, clock: clock)
/// search.type("la")
/// search.type("lamp")  // searches for lamp, 0.3 seconds later
/// ```
@MainActor
public final class ProductSearch {
  private weak let screen: ProductsScreen?
  private let pause: Duration
  private let clock: any ScreenClock
  private var waiting: (any ScheduledAction)?

  /// Makes the field.
  ///
  /// - Parameters:
  ///   - screen: Where to search.
  ///   - pause: How long the customer must not have typed; by default 0.3 seconds, which is longer
  ///     than the time between two letters.
  ///   - clock: The screen's source of time.
  public init(
    of screen: ProductsScreen, pause: Duration = .milliseconds(300),
    clock: any ScreenClock = .continuous
  ) {
    self.screen = screen
    self.pause = pause
    self.clock = clock
  }

  /// Takes the text that is now in the field, and searches for it after the pause.
  ///
  /// - Parameter text: All of it, not only what is new.
  public func type(_ text: String) {
    screen?.kept.query = text
    waiting?.cancel()
    waiting = clock.schedule(at: clock.now.advanced(by: pause)) { [weak self] in self?.submit() }
  }

  /// Searches for what is in the field at once, as when the return key is pressed.
  ///
  /// Does nothing if that was asked for last.
  public func submit() {
    waiting.take()?.cancel()
    guard let screen, screen.kind.request != screen.kept.query else { return }
    screen.state.ask(for: screen.kept.query)
  }

  /// Takes a text and searches for it at once.
  ///
  /// - Parameter text: All that is then in the field.
  public func submit(_ text: String) {
    screen?.kept.query = text
    submit()
  }
}
