import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct BooksFlowTests {
  @Test func failRetrySucceed() async {
    let fixture = BooksFixture(in: .content)
    await fixture.screen.settled()
    await fixture.calls[0].fail(Complaint("No."))
    await fixture.screen.send { $0.send(.retry) }
    await fixture.calls[1].succeed([.emma])
    #expect(
      fixture.frames == [
        ShownPage(title: "Library", isLoading: true),
        ShownPage(title: "Not available", sentence: "No.", isError: true),
        ShownPage(title: "Library", isLoading: true),
        ShownPage(title: "Library", books: [.emma]),
      ])
  }

  @Test func atMostOneChildIsAliveAndOneThatHasLeftIsFreed() async {
    let fixture = BooksFixture(in: .content)
    await fixture.screen.settled()
    await fixture.calls[0].fail(Complaint("No."))
    #expect(fixture.nursery.alive == [1, 1])
    fixture.screen.state.send(.retry)
    #expect(fixture.nursery.alive == [1, 1])
    await fixture.screen.settled()
    await fixture.calls[1].succeed([])
    #expect(fixture.nursery.alive == [1, 1])
    fixture.screen.state.send(.refresh)
    fixture.screen.transition(to: .content)
    #expect(fixture.nursery.alive == [1, 1])
    #expect(fixture.nursery.aliveAtBirths == [0, 0, 0, 0, 0, 0])
    fixture.screen.stop()
    #expect(fixture.nursery.alive == [0, 0])
  }
}
