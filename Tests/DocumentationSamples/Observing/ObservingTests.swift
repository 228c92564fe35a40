import TestTraits
import ScreenStates
import Testing

@MainActor
@Suite(.noMistakes) struct ObservingTests {
  @Test func aUserInterfaceThatIsHeldByNoOneIsFreedWithItsScreen() {
    weak var freedTerminal: SearchTerminal?
    weak var freedScreen: SearchScreen?
    do {
      let screen = SearchScreen(initial: .typing, keeping: SearchKept(), states: SearchStates())
      screen.start()
      let terminal = SearchTerminal(screen)
      freedTerminal = terminal
      freedScreen = screen
    }
    #expect(freedTerminal == nil)
    #expect(freedScreen == nil)
  }

  @Test func aLogThatIsReadDoesNotKeepItsScreen() async {
    var lines: [String] = []
    weak var freed: SearchScreen?
    let reader: Task<[String], Never>
    do {
      let screen = SearchScreen(initial: .typing, keeping: SearchKept(), states: SearchStates())
      freed = screen
      let log = screen.transitions()
      reader = Task {
        var lines: [String] = []
        for await record in log { lines.append("\(record)") }
        return lines
      }
      screen.start()
      await screen.settled()
    }
    #expect(freed == nil)
    lines = await reader.value
    #expect(lines.first == "• → typing: start")
  }

  @Test func aStoppedScreenIsBlankAndBeginsAnew() async {
    let screen = SearchScreen(initial: .typing, keeping: SearchKept(), states: SearchStates())
    screen.start()
    screen.kept.words = "swifts"
    screen.state.search()
    await screen.settled()
    screen.stop()
    #expect(screen.display == SearchDisplay())
    screen.start()
    #expect(screen.path == "typing")
    #expect(screen.kept.words == "swifts")
  }
}
