import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The whole flow, from the first choice to a retry that succeeds.
@MainActor
@Suite(.noMistakes) struct NewsFlowTests {
  private let fixture = NewsFixture()

  @Test func fromTheChoiceToTheArticles() async {
    let screen = fixture.screen(in: .determineLanguage)
    let frames = DisplayRecorder(of: screen)
    await screen.send { $0.choose(.english) }
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(
      frames.all == [
        .drawing { $0.languages = [.english, .german] },
        .news(in: .english, isLoading: true), .news(in: .english, ["a"]),
      ])
  }

  @Test func aRetryThatSucceedsLeavesNoTraceOfTheError() async {
    let screen = fixture.screen(in: .loadNews(.english))
    await screen.settled()
    await fixture.news.work.calls[0].fail(Complaint("No."))
    await screen.send { $0.retry() }
    #expect(screen.display == .news(in: .english, isLoading: true))
    await fixture.news.work.calls[1].succeed([.titled("a")])
    #expect(screen.display == .news(in: .english, ["a"]))
  }

  @Test func aNoticeOfTheChoiceStaysWithTheArticles() async {
    fixture.languages.refusal = Complaint("Disk full.")
    let screen = fixture.screen(in: .determineLanguage)
    await screen.send { $0.choose(.english) }
    #expect(screen.display.notice == "Disk full.")
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(screen.display.notice == "Disk full.")
    #expect(screen.display.articles == [.titled("a")])
  }

  @Test func aSecondTapDoesNotLoadTwice() async {
    let edition = Edition(language: .english, articles: [.titled("a")])
    let screen = fixture.screen(in: .displayNews(edition))
    screen.state.refresh()
    await screen.send { $0.refresh() }
    #expect(fixture.asked == [.english])
  }
}
