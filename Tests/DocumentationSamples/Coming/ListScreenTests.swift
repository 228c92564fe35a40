import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ListScreenTests {
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
