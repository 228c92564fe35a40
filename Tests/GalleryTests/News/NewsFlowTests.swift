import Gallery
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The whole flow, from the first choice to a retry that succeeds.
@MainActor
@Suite struct NewsFlowTests {
  @Test func fromTheChoiceToTheArticles() async {
    let fixture = NewsFixture(in: .determineLanguage)
    fixture.screen.state.choose(.english)
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(
      fixture.frames == [
        display { $0.languages = [.english, .german] },
        display {
          $0.isLoading = true; $0.language = .english
        },
        display {
          $0.language = .english; $0.articles = [.titled("a")]
        },
      ])
  }

  @Test func aRetryThatSucceedsLeavesNoTraceOfTheError() async {
    let fixture = NewsFixture(in: .loadNews(.english))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].fail(Complaint("No."))
    fixture.screen.state.retry()
    #expect(
      fixture.screen.display
        == display {
          $0.isLoading = true; $0.language = .english
        })
    await fixture.screen.settled()
    await fixture.news.work.calls[1].succeed([.titled("a")])
    #expect(
      fixture.screen.display
        == display {
          $0.language = .english; $0.articles = [.titled("a")]
        })
  }

  /// Languages from a server: the initial kind is all that is different.
  @Test func languagesFromAServerComeFirst() async {
    let fixture = NewsFixture(in: .loadLanguages)
    await fixture.screen.settled()
    await fixture.languages.loading.calls[0].succeed([.german])
    fixture.screen.state.choose(.german)
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(fixture.screen.path == "displayNews")
    #expect(fixture.asked == [.german])
  }

  @Test func theLogNamesWhoAsked() async {
    let fixture = NewsFixture(in: .determineLanguage)
    let records = fixture.screen.transitions()
    fixture.screen.state.retry()
    fixture.screen.state.choose(.english)
    await fixture.screen.settled()
    await fixture.news.work.calls[0].fail(Complaint("No."))
    var lines: [String] = []
    for await record in records {
      lines.append(record.description)
      if lines.count == 3 { break }
    }
    #expect(
      lines == [
        "determineLanguage: retry() ignored",
        "determineLanguage → loadNews: choose(_:)",
        "loadNews → error: result",
      ])
  }
}
