import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct BundledItemServiceTests {
  @Test func givesTheItemsOfItsFile() async throws {
    let items = try await BundledItemService().items()
    #expect(items.count == 6)
    #expect(items.first == Item(name: "Tent", note: "for two, with all its pegs"))
  }

  @Test func failsOnce() async throws {
    let service = BundledItemService()
    service.failNext()
    await #expect(throws: SampleFailure("The items could not be loaded.")) {
      try await service.items()
    }
    #expect(try await service.items().count == 6)
  }

  @Test func findsNothingOnce() async throws {
    let service = BundledItemService()
    service.emptyNext()
    #expect(try await service.items() == [])
    #expect(try await service.items().count == 6)
  }

  @Test func letsOneWaitOnItsClock() async {
    let clock = ManualClock()
    let service = BundledItemService(latency: .seconds(2), clock: clock)
    let screen = ItemsScreen.items(of: service, times: .off, clock: clock)
    screen.start()
    await screen.settled()
    await clock.advance(by: .milliseconds(1999))
    #expect(screen.kind == .loading)
    await clock.advance(by: .milliseconds(1))
    #expect(screen.kind.name == "showingData")
  }

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
