import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct BooksContentStateTests {
  @Test func showsTheListThatLoadsByItself() async {
    let fixture = BooksFixture(in: .content)
    #expect(fixture.screen.path == "content/loading")
    #expect(fixture.frames == [ShownPage(title: "Library", isLoading: true)])
    await fixture.screen.settled()
    #expect(fixture.calls.count == 1)
  }

  @Test func staysWhenThereAreBooks() async {
    let fixture = BooksFixture(in: .content)
    await fixture.screen.settled()
    await fixture.calls[0].succeed([.emma])
    #expect(fixture.screen.path == "content/showing")
    #expect(fixture.frames.last == ShownPage(title: "Library", books: [.emma]))
    #expect(fixture.screen.state.answers == [.refresh])
  }

  @Test func noBooksLeadToEmptyInOneFrame() async {
    let fixture = BooksFixture(in: .content)
    await fixture.screen.settled()
    await fixture.calls[0].succeed([])
    #expect(fixture.screen.path == "empty/asking")
    #expect(fixture.frames.count == 2)
  }
}
