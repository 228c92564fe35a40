import Gallery
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite struct LoadLanguagesStateTests {
  @Test func showsThatItLoads() {
    let fixture = NewsFixture(in: .loadLanguages)
    #expect(fixture.screen.display == display { $0.isLoading = true })
    #expect(fixture.screen.state.answers.isEmpty)
  }

  @Test func goesOnWhenTheLanguagesAreThere() async {
    let fixture = NewsFixture(in: .loadLanguages)
    await fixture.screen.settled()
    await fixture.languages.loading.calls[0].succeed([.german])
    #expect(fixture.screen.kind == .determineLanguage)
    #expect(fixture.screen.display == display { $0.languages = [.german] })
  }

  @Test func saysWhatFailedAndTriesTheSameAgain() async {
    let fixture = NewsFixture(in: .loadLanguages)
    await fixture.screen.settled()
    await fixture.languages.loading.calls[0].fail(Complaint("No list."))
    #expect(fixture.screen.kind == .error("No list.", retry: .loadLanguages))
    fixture.screen.state.retry()
    #expect(fixture.screen.kind == .loadLanguages)
  }
}

@MainActor
@Suite struct DetermineLanguageStateTests {
  @Test func showsTheChoiceIfNoneWasMade() {
    let fixture = NewsFixture(in: .determineLanguage)
    #expect(fixture.screen.display == display { $0.languages = [.english, .german] })
    #expect(fixture.screen.state.answers == [.choose])
  }

  @Test func goesOnWithTheLanguageThatWasChosenBefore() {
    let fixture = NewsFixture(in: .determineLanguage) { $0.choice = .success(.german) }
    #expect(fixture.screen.kind == .loadNews(.german))
    #expect(
      fixture.frames == [
        display {
          $0.isLoading = true; $0.language = .german
        }
      ])
  }

  @Test func asksAgainWhenTheReaderWantsAnother() {
    let fixture = NewsFixture(in: .changeLanguage) { $0.choice = .success(.german) }
    #expect(fixture.screen.display == display { $0.languages = [.english, .german] })
  }

  @Test func remembersWhatIsChosen() throws {
    let fixture = NewsFixture(in: .determineLanguage)
    fixture.screen.state.choose(.german)
    #expect(try fixture.languages.remembered() == .german)
    #expect(fixture.screen.kind == .loadNews(.german))
  }

  @Test func goesOnWithANoticeIfTheChoiceCannotBeKept() async {
    let fixture = NewsFixture(in: .determineLanguage) { $0.refusal = Complaint("Disk full.") }
    fixture.screen.state.choose(.english)
    #expect(fixture.screen.display.notice == "Disk full.")
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(fixture.screen.display.notice == "Disk full.")
    #expect(fixture.screen.display.articles == [.titled("a")])
  }

  @Test func showsTheChoiceWithANoticeIfTheOldOneCannotBeRead() {
    let fixture = NewsFixture(in: .determineLanguage) {
      $0.choice = .failure(Complaint("Damaged."))
    }
    #expect(
      fixture.screen.display
        == display {
          $0.languages = [.english, .german]
          $0.notice = "Damaged."
        })
  }

  @Test func ignoresWhatItDoesNotAnswer() {
    let fixture = NewsFixture(in: .determineLanguage)
    fixture.screen.state.retry()
    fixture.screen.state.refresh()
    fixture.screen.state.changeLanguage()
    #expect(fixture.screen.kind == .determineLanguage)
    #expect(fixture.frames.count == 1)
  }
}

@MainActor
@Suite struct LoadNewsStateTests {
  @Test func asksForTheNewsInItsLanguage() async {
    let fixture = NewsFixture(in: .loadNews(.german))
    #expect(
      fixture.screen.display
        == display {
          $0.isLoading = true; $0.language = .german
        })
    await fixture.screen.settled()
    #expect(fixture.asked == [.german])
  }

  @Test func showsTheArticles() async {
    let fixture = NewsFixture(in: .loadNews(.german))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(
      fixture.screen.kind == .displayNews(Edition(language: .german, articles: [.titled("a")])))
  }

  @Test func nothingToReadIsNotAnError() async {
    let fixture = NewsFixture(in: .loadNews(.german))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([])
    #expect(fixture.screen.kind == .noNews(.german))
    #expect(fixture.screen.display.error == nil)
  }

  @Test func saysWhatFailed() async {
    let fixture = NewsFixture(in: .loadNews(.german))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].fail(Complaint("No connection."))
    #expect(fixture.screen.kind == .error("No connection.", retry: .loadNews(.german)))
  }

  @Test func aLoadThatIsInterruptedByItselfDoesNotLoadForEver() async {
    let fixture = NewsFixture(in: .loadNews(.german))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].fail(CancellationError())
    #expect(
      fixture.screen.display.error == "It was not loaded because it was interrupted; try again.")
  }

  @Test func leavingCancelsTheLoadAndDropsItsAnswer() async {
    let fixture = NewsFixture(in: .loadNews(.german))
    await fixture.screen.settled()
    fixture.screen.state.changeLanguage()
    fixture.screen.state.choose(.english)
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([.titled("late")])
    #expect(fixture.news.work.calls[0].isCancelled)
    #expect(fixture.screen.kind == .loadNews(.english))
    await fixture.news.work.calls[1].succeed([.titled("right")])
    #expect(fixture.screen.display.articles == [.titled("right")])
  }
}

@MainActor
@Suite struct DisplayNewsStateTests {
  private let edition = Edition(language: .english, articles: [.titled("a")])

  @Test func showsTheEdition() {
    var noted = edition
    noted.notice = "old"
    let fixture = NewsFixture(in: .displayNews(noted))
    #expect(
      fixture.screen.display
        == display {
          $0.language = .english
          $0.articles = [.titled("a")]
          $0.notice = "old"
        })
    #expect(fixture.screen.state.answers == [.refresh, .languages])
  }

  @Test func refreshesWithWhatItShows() {
    let fixture = NewsFixture(in: .displayNews(edition))
    fixture.screen.state.refresh()
    #expect(fixture.screen.kind == .refreshNews(edition))
  }

  @Test func goesBackToTheChoice() {
    let fixture = NewsFixture(in: .displayNews(edition))
    fixture.screen.state.changeLanguage()
    #expect(fixture.screen.kind == .changeLanguage)
  }
}

@MainActor
@Suite struct RefreshNewsStateTests {
  private let edition = Edition(language: .english, articles: [.titled("a")], notice: "old")

  @Test func keepsTheArticlesWhileItLoads() {
    let fixture = NewsFixture(in: .refreshNews(edition))
    #expect(
      fixture.screen.display
        == display {
          $0.isLoading = true
          $0.language = .english
          $0.articles = [.titled("a")]
        })
  }

  @Test func aSecondTapDoesNotLoadTwice() async {
    let fixture = NewsFixture(in: .displayNews(edition))
    fixture.screen.state.refresh()
    fixture.screen.state.refresh()
    await fixture.screen.settled()
    #expect(fixture.asked == [.english])
  }

  @Test func showsTheNewArticlesWithoutTheOldNotice() async {
    let fixture = NewsFixture(in: .refreshNews(edition))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([.titled("b")])
    #expect(
      fixture.screen.kind == .displayNews(Edition(language: .english, articles: [.titled("b")])))
  }

  @Test func aFailureIsANoticeBesideTheArticles() async {
    let fixture = NewsFixture(in: .refreshNews(edition))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].fail(Complaint("No connection."))
    #expect(fixture.screen.display.articles == [.titled("a")])
    #expect(fixture.screen.display.notice == "No connection.")
    #expect(fixture.screen.display.error == nil)
  }

  @Test func nothingLeftToReadIsSaid() async {
    let fixture = NewsFixture(in: .refreshNews(edition))
    await fixture.screen.settled()
    await fixture.news.work.calls[0].succeed([])
    #expect(fixture.screen.kind == .noNews(.english))
  }
}

@MainActor
@Suite struct NoNewsStateTests {
  @Test func saysThatThereIsNothing() {
    let fixture = NewsFixture(in: .noNews(.german))
    #expect(
      fixture.screen.display
        == display {
          $0.language = .german
          $0.emptyReason = "There are no articles in Deutsch yet."
        })
  }

  @Test func looksAgain() {
    let fixture = NewsFixture(in: .noNews(.german))
    fixture.screen.state.refresh()
    #expect(fixture.screen.kind == .loadNews(.german))
  }
}

@MainActor
@Suite struct NewsErrorStateTests {
  @Test func saysWhatFailedAndTriesItAgain() {
    let fixture = NewsFixture(in: .error("No.", retry: .loadNews(.english)))
    #expect(fixture.screen.display == display { $0.error = "No." })
    #expect(fixture.screen.state.answers == [.retry, .languages])
    fixture.screen.state.retry()
    #expect(fixture.screen.kind == .loadNews(.english))
  }
}
