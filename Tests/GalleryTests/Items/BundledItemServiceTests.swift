import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct BundledItemServiceTests {
  @Test func aLoadThatIsGivenUpUsesUpNoFailure() async {
    let clock = ManualClock()
    let service = BundledItemService(latency: .seconds(2), clock: clock)
    let screen = ItemsScreen.items(of: service, times: .off, clock: clock)
    service.failNext()
    screen.start()
    await screen.settled()
    screen.transition(to: .loading)
    await screen.settled()
    await clock.advance(by: .seconds(2))
    #expect(screen.kind == .error(Failure("The items could not be loaded.")))
  }
}
