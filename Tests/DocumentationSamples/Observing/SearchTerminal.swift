import ScreenStates

/// A user interface that only prints.
@MainActor
final class SearchTerminal {
  private let screen: SearchScreen
  private var token: ObservationToken?

  init(_ screen: SearchScreen) {
    self.screen = screen
    token = screen.observe { [weak self] display in self?.draw(display) }
  }

  func read(_ line: String) {
    screen.kept.words = line
    screen.state.search()
  }

  private func draw(_ display: SearchDisplay) {
    if let message = display.message { print(message) }
    if display.isSearching { print("Searching for \(screen.kept.words) …") }
    for hit in display.hits { print("-", hit) }
  }
}

@MainActor func searchInTheTerminal() async {
  let screen = SearchScreen(initial: .typing, keeping: SearchKept(), states: SearchStates())
  screen.start()
  let terminal = SearchTerminal(screen)
  terminal.read("swifts")
  await screen.settled()
}
