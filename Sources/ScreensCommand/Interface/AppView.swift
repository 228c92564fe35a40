package import ScreenStates
package import Terminal

/// The view in a terminal: it passes keys to the app's state, and draws displays.
@MainActor
package final class AppView {
  /// The app's screen: the menu, or a sample.
  package let app: AppScreen

  private let draw: ([StyledLine]) -> Void
  private let begin: ScreenInstant
  private var tokens: [ObservationToken] = []
  private var tick: AppScreen.Work?

  /// Makes a view, which shows nothing until ``appear()``, and then the menu if there is no sample of
  /// that name.
  package init(
    of entries: [AppEntry], opening name: String?, size: TerminalSize,
    clock: any ScreenClock = .continuous, tour: @escaping () -> any LiveSample,
    draw: @escaping ([StyledLine]) -> Void
  ) {
    (self.draw, begin) = (draw, clock.now)
    let known = entries.firstIndex { $0.name == name }
    app = AppScreen(
      initial: known.map { .sample(entries[$0].name) } ?? .menu,
      keeping: AppKept(entries: entries, tour: tour, chosen: known ?? 0, size: size),
      states: AppStates(), clock: clock)
  }

  /// Starts the app and shows it.
  package func appear() {
    app.start()
    tokens = [
      app.observe { [weak self] _ in self?.redraw() },
      app.observeKept { [weak self] _ in self?.redraw() },
    ]
  }

  /// Stops drawing, all samples, and the app.
  package func disappear() {
    tokens = []
    for sample in app.kept.samples { sample.stop() }
    app.stop()
  }

  /// Shows the app and handles events until the user quits.
  package func run(_ events: AsyncStream<TerminalEvent>) async -> ExitStatus {
    appear()
    for await event in events {
      guard receive(event) else { break }
    }
    defer { disappear() }
    return app.kind == .interrupted ? .interrupted : .success
  }

  /// Handles an event of the terminal; returns false when the user has quit.
  package func receive(_ event: TerminalEvent) -> Bool {
    switch event {
    case .end: return false
    case .resize(let size): app.kept.size = size
    case .key(let key): app.state.press(key)
    }
    redraw()
    return !hasLeft
  }

  private var hasLeft: Bool { [.left, .interrupted].contains(app.kind) }

  /// The present frame of an app.
  package static func frame(of app: AppScreen) -> [StyledLine] {
    AppFrame(app, since: app.clock.now).lines
  }

  private func redraw() {
    guard app.isRunning, !hasLeft else { return }
    let frame = AppFrame(app, since: begin)
    draw(frame.lines)
    tick?.cancel()
    tick = frame.pause.map { pause in
      app.after(pause) { [weak self] _ in self?.redraw() }
    }
  }
}
