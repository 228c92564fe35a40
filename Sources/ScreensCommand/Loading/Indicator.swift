import ContentStates
import ScreenStates

/// What the view of a screen shows of a display that loads: nothing flashes, nothing flickers.
///
/// The screen itself knows nothing of this. What it shows next is held back only as long as the
/// indicator has just appeared.
@MainActor
final class Indicator<Display> {
  /// What to draw.
  private(set) var shown: Display

  private let screen: IndicatorScreen
  private var latest: Display
  private var isLoading = false
  private var token: ObservationToken?

  init(_ blank: Display, times: LoadingTimes, clock: any ScreenClock = .continuous) {
    shown = blank
    latest = blank
    screen = .indicator(times, clock: clock)
  }

  /// Whether it is to be seen that something loads.
  var isShown: Bool { screen.display.isShown }

  /// Whether that takes long.
  var isSlow: Bool { screen.display.isSlow }

  /// Begins to tell when there is something else to draw.
  func begin(changed: @escaping () -> Void) {
    screen.start()
    token = screen.observe { [weak self] _ in
      self?.settle()
      changed()
    }
  }

  /// Tells nothing more.
  func end() {
    token = nil
    screen.stop()
  }

  /// Takes what the screen shows now.
  func receive(_ display: Display, isLoading: Bool) {
    latest = display
    self.isLoading = isLoading
    screen.state.load(isLoading)
    settle()
  }

  private func settle() {
    if isLoading || !isShown { shown = latest }
  }
}
