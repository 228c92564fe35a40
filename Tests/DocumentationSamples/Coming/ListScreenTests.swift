import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ListScreenTests {
  @Test func theErrorIsGoneAfterASuccess() async {
    let work = PendingWork<Void, [String]>()
    let screen = Screen<ListKind>(
      initial: .loading, states: ListStates(service: { try await work(()) }))
    screen.start()
    await screen.settled()
    await work.calls[0].fail(Offline())
    #expect(screen.display == .drawing { $0.error = "You are offline." })
    await screen.send { $0.load() }
    await work.calls[1].succeed(["apple"])
    #expect(screen.display == .drawing { $0.items = ["apple"] })
  }

  @Test func theOldModelStandsOnAScreen() async {
    let work = PendingWork<Void, [String]>()
    let model = ListModelOnAScreen(service: { try await work(()) })
    #expect(model.isLoading)
    await model.screen.settled()
    await work.calls[0].succeed(["apple"])
    #expect(model.items == ["apple"])
    #expect(model.error == nil)
    #expect(!model.isLoading)
    model.load()
    #expect(model.isLoading)
    work.abandon()
  }
}
