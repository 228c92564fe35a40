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
}
