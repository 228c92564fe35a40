package import ContentStates
package import Foundation
package import Gallery
import Observation
package import ScreenStates
package import Terminal

/// What a reader sees of a news screen, and what the keys do to it.
///
/// It decides nothing about the news: it reads the screen's display, and sends its state requests.
@MainActor
package final class NewsView {
  /// Whether the view takes the keys for itself that lead out of it: they put the help away.
  package var isModal: Bool { showsHelp }

  private let screen: NewsScreen
  private let draw: (Frame) -> Void
  private let spinner: Spinner
  private var pane: NewsPane
  private var size: TerminalSize
  private var showsHelp = false
  private var languageRead: Language?
  private var hasChoice = false
  private let indicator: Indicator<NewsDisplay>
  private let progress: () -> Double?
  private var token: ObservationToken?

  /// Makes a view that shows nothing yet.
  ///
  /// - Parameters:
  ///   - screen: The screen to show.
  ///   - size: The size of the terminal.
  ///   - timeZone: Where the reader is.
  ///   - clock: What the spinner turns by.
  ///   - times: When it is to be seen that something loads.
  ///   - time: What that is measured by.
  ///   - progress: How much of a load is over, from 0 to 1; `nil` if nobody knows.
  ///   - draw: Shows a frame.
  package init(
    screen: NewsScreen, size: TerminalSize, timeZone: TimeZone = .current,
    clock: any Clock<Duration> = ContinuousClock(), times: LoadingTimes = LoadingTimes(),
    time: any ScreenClock = .continuous,
    progress: @escaping () -> Double? = { nil }, draw: @escaping (Frame) -> Void
  ) {
    self.screen = screen
    self.size = size
    self.draw = draw
    pane = NewsPane(timeZone: timeZone)
    spinner = Spinner(clock: clock)
    indicator = Indicator(NewsDisplay(), times: times, clock: time)
    self.progress = progress
  }

  /// Shows the screen from now on.
  package func appear() {
    indicator.begin { [weak self] in self?.redraw() }
    token = screen.observe { [weak self] display in self?.show(display) }
    watchKept()
  }

  /// Shows nothing more.
  package func disappear() {
    token = nil
    indicator.end()
    spinner.stop()
  }

  /// Does what happens at the terminal ask for.
  ///
  /// - Returns: False when the reader has left.
  package func receive(_ event: TerminalEvent) -> Bool {
    switch event {
    case .end:
      return false
    case .resize(let size):
      resize(to: size)
    case .key(let key):
      if key == .escape { showsHelp = false }
      guard let action = NewsAction(key) else { break }
      if action == .quit { return false }
      perform(action)
    }
    redraw()
    return true
  }

  // MARK: - What the reader does

  private func perform(_ action: NewsAction) {
    // Whoever has read what a key does and presses it wants to see it done.
    showsHelp = action == .help && !showsHelp
    switch action {
    case .move(let movement): screen.kept = pane.kept(after: movement, in: scene)
    case .choose: choose(scene.chosenIndex)
    case .chooseAt(let index): choose(index)
    case .again where screen.state.answers.contains(.refresh): screen.state.refresh()
    case .again: screen.state.retry()
    case .languages: screen.state.changeLanguage()
    case .help, .quit: break
    }
  }

  private func choose(_ index: Int) {
    let languages = screen.display.languages
    guard languages.indices.contains(index) else { return }
    screen.kept.languageIndex = index
    screen.state.choose(languages[index])
  }

  private func resize(to size: TerminalSize) {
    let old = scene
    self.size = size
    screen.kept = pane.kept(from: old, in: scene)
  }

  // MARK: - What the reader sees

  private var scene: NewsScene {
    var scene = NewsScene()
    scene.display = indicator.shown
    scene.showsActivity = indicator.isShown
    scene.isSlow = indicator.isSlow
    scene.progress = progress()
    scene.kept = screen.kept
    scene.answers = screen.state.answers
    scene.path = screen.path
    scene.size = size
    scene.spinnerPhase = spinner.phase
    scene.showsHelp = showsHelp
    return scene
  }

  private func show(_ display: NewsDisplay) {
    if let language = display.language, language != languageRead {
      if languageRead != nil { screen.kept.firstLine = 0 }
      languageRead = language
    }
    if !display.languages.isEmpty, !hasChoice,
      let index = display.languages.firstIndex(where: { $0 == languageRead })
    {
      screen.kept.languageIndex = index
    }
    hasChoice = !display.languages.isEmpty
    indicator.receive(display, isLoading: display.isLoading)
    redraw()
  }

  private func redraw() {
    spinner.turn(if: indicator.isShown) { [weak self] in self?.redraw() }
    draw(pane.frame(of: scene))
  }

  /// Draws also when someone else changes what is kept; Observation tells once, and beforehand.
  private func watchKept() {
    withObservationTracking {
      _ = screen.kept
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self, self.token != nil else { return }
        self.watchKept()
        self.redraw()
      }
    }
  }
}
