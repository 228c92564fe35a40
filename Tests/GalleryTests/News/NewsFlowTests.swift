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

  /// Languages from a server: the initial kind is all that is different.
  @Test func languagesFromAServerComeFirst() async {
    let screen = fixture.screen(in: .loadLanguages)
    await screen.settled()
    await fixture.languages.loading.calls[0].succeed([.german])
    #expect(screen.display == .drawing { $0.languages = [.german] })
    await screen.send { $0.choose(.german) }
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(screen.path == "displayNews")
    #expect(fixture.asked == [.german])
  }

  @Test func theLanguageThatWasChosenBeforeLeadsToTheNewsInOneFrame() {
    fixture.languages.choice = .success(.german)
    let screen = fixture.screen(in: .determineLanguage)
    let frames = DisplayRecorder(of: screen)
    #expect(screen.kind == .loadNews(.german))
    #expect(frames.all == [.news(in: .german, isLoading: true)])
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

  @Test func leavingCancelsTheLoadAndDropsItsAnswer() async {
    let screen = fixture.screen(in: .loadNews(.german))
    await screen.settled()
    screen.state.changeLanguage()
    await screen.send { $0.choose(.english) }
    await fixture.news.work.calls[0].succeed([.titled("late")])
    #expect(fixture.news.work.calls[0].isCancelled)
    #expect(screen.kind == .loadNews(.english))
    await fixture.news.work.calls[1].succeed([.titled("right")])
    #expect(screen.display.articles == [.titled("right")])
  }

  @Test func aSecondTapDoesNotLoadTwice() async {
    let edition = Edition(language: .english, articles: [.titled("a")])
    let screen = fixture.screen(in: .displayNews(edition))
    screen.state.refresh()
    await screen.send { $0.refresh() }
    #expect(fixture.asked == [.english])
  }

  @Test func theLogNamesWhoAsked() async {
    let screen = fixture.screen(in: .determineLanguage)
    let log = TransitionRecorder(of: screen)
    screen.state.retry()
    await screen.send { $0.choose(.english) }
    await fixture.news.work.calls[0].fail(Complaint("No."))
    #expect(
      log.lines == [
        "determineLanguage: retry() ignored",
        "determineLanguage → loadNews: choose(_:)",
        "loadNews → error: failure",
      ])
  }
}
