import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct LoadLanguagesStateTests {
  private let fixture = NewsFixture()

  @Test func goesOnWhenTheLanguagesAreThere() async throws {
    let bench = await fixture.bench(.loadLanguages)
    #expect(bench.display == .drawing { $0.isLoading = true })
    #expect(bench.state.answers.isEmpty)
    await fixture.languages.loading.calls[0].succeed([.german])
    #expect(bench.next == .determineLanguage)
    #expect(fixture.languages.known == [.german])
    try await bench.check()
  }

  @Test func saysWhatFailedAndWhatToTryAgain() async throws {
    let bench = await fixture.bench(.loadLanguages)
    await fixture.languages.loading.calls[0].fail(Complaint("No list."))
    #expect(bench.next == .error("No list.", retry: .loadLanguages))
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct DetermineLanguageStateTests {
  private let fixture = NewsFixture()

  @Test func showsTheChoiceIfNoneWasMade() async throws {
    let bench = await fixture.bench(.determineLanguage)
    #expect(bench.display == .drawing { $0.languages = [.english, .german] })
    #expect(bench.state.answers == [.choose])
    try await bench.check()
  }

  @Test func goesOnWithTheLanguageThatWasChosenBefore() async throws {
    fixture.languages.choice = .success(.german)
    let bench = await fixture.bench(.determineLanguage)
    #expect(bench.requested.map(\.description) == ["loadNews: remembered"])
    #expect(bench.next == .loadNews(.german))
    #expect(bench.display == NewsDisplay())
    try await bench.check()
  }

  @Test func asksAgainWhenTheReaderWantsAnother() async throws {
    fixture.languages.choice = .success(.german)
    let bench = await fixture.bench(.changeLanguage)
    #expect(bench.display == .drawing { $0.languages = [.english, .german] })
    #expect(bench.requested.isEmpty)
    try await bench.check()
  }

  @Test func remembersWhatIsChosen() async throws {
    let bench = await fixture.bench(.determineLanguage)
    bench.state.choose(.german)
    #expect(try fixture.languages.remembered() == .german)
    #expect(bench.next == .loadNews(.german))
    try await bench.check()
  }

  @Test func goesOnWithANoticeIfTheChoiceCannotBeKept() async throws {
    fixture.languages.refusal = Complaint("Disk full.")
    let bench = await fixture.bench(.determineLanguage)
    bench.state.choose(.english)
    #expect(bench.next == .loadNews(.english, notice: "Disk full."))
    try await bench.check()
  }

  @Test func showsTheChoiceWithANoticeIfTheOldOneCannotBeRead() async throws {
    fixture.languages.choice = .failure(Complaint("Damaged."))
    let bench = await fixture.bench(.determineLanguage)
    #expect(
      bench.display
        == .drawing {
          $0.languages = [.english, .german]
          $0.notice = "Damaged."
        })
    try await bench.check()
  }

  @Test func ignoresWhatItDoesNotAnswer() async throws {
    let bench = await fixture.bench(.determineLanguage)
    bench.state.retry()
    bench.state.refresh()
    bench.state.changeLanguage()
    #expect(bench.ignored == ["retry()", "refresh()", "changeLanguage()"])
    #expect(bench.frames.count == 1)
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct LoadNewsStateTests {
  private let fixture = NewsFixture()

  @Test func asksForTheNewsInItsLanguage() async throws {
    let bench = await fixture.bench(.loadNews(.german))
    #expect(bench.display == .news(in: .german, isLoading: true))
    #expect(fixture.asked == [.german])
    try await bench.check()
    #expect(fixture.news.work.calls[0].isCancelled)
  }

  @Test func showsTheArticles() async throws {
    let bench = await fixture.bench(.loadNews(.german))
    await fixture.news.work.calls[0].succeed([.titled("a")])
    #expect(bench.next == .displayNews(Edition(language: .german, articles: [.titled("a")])))
    try await bench.check()
  }

  @Test func nothingToReadIsNotAnError() async throws {
    let bench = await fixture.bench(.loadNews(.german))
    await fixture.news.work.calls[0].succeed([])
    #expect(bench.next == .noNews(.german))
    try await bench.check()
  }

  @Test(
    arguments: [
      (Complaint("No connection."), "No connection."),
      (CancellationError(), "Loading was interrupted; try again."),
    ] as [(any Error, String)])
  func saysWhatFailedAlsoIfItWasInterrupted(_ error: any Error, _ sentence: String) async throws {
    let bench = await fixture.bench(.loadNews(.german))
    await fixture.news.work.calls[0].fail(error)
    #expect(bench.next == .error(sentence, retry: .loadNews(.german)))
    try await bench.check()
  }

  @Test func goesBackToTheChoice() async throws {
    let bench = await fixture.bench(.loadNews(.german))
    #expect(bench.state.answers == [.languages])
    bench.state.changeLanguage()
    #expect(bench.next == .changeLanguage)
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct DisplayNewsStateTests {
  private let fixture = NewsFixture()
  private let edition = Edition(language: .english, articles: [.titled("a")], notice: "old")

  @Test func showsTheEdition() async throws {
    let bench = await fixture.bench(.displayNews(edition))
    #expect(bench.display == .news(in: .english, ["a"], notice: "old"))
    #expect(bench.state.answers == [.refresh, .languages])
    try await bench.check()
  }

  @Test func refreshesWithWhatItShows() async throws {
    let bench = await fixture.bench(.displayNews(edition))
    bench.state.refresh()
    #expect(bench.next == .refreshNews(edition))
    try await bench.check()
  }

  @Test func goesBackToTheChoice() async throws {
    let bench = await fixture.bench(.displayNews(edition))
    bench.state.changeLanguage()
    #expect(bench.next == .changeLanguage)
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct RefreshNewsStateTests {
  private let fixture = NewsFixture()
  private let edition = Edition(language: .english, articles: [.titled("a")], notice: "old")

  @Test func keepsTheArticlesWhileItLoads() async throws {
    let bench = await fixture.bench(.refreshNews(edition))
    #expect(bench.display == .news(in: .english, isLoading: true, ["a"]))
    try await bench.check()
  }

  @Test func showsTheNewArticlesWithoutTheOldNotice() async throws {
    let bench = await fixture.bench(.refreshNews(edition))
    await fixture.news.work.calls[0].succeed([.titled("b")])
    #expect(bench.next == .displayNews(Edition(language: .english, articles: [.titled("b")])))
    try await bench.check()
  }

  @Test func aFailureIsANoticeBesideTheArticles() async throws {
    let bench = await fixture.bench(.refreshNews(edition))
    await fixture.news.work.calls[0].fail(Complaint("No connection."))
    #expect(
      bench.next
        == .displayNews(
          Edition(language: .english, articles: [.titled("a")], notice: "No connection.")))
    try await bench.check()
  }

  @Test func nothingLeftToReadIsSaid() async throws {
    let bench = await fixture.bench(.refreshNews(edition))
    await fixture.news.work.calls[0].succeed([])
    #expect(bench.next == .noNews(.english))
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct NoNewsStateTests {
  private let fixture = NewsFixture()

  @Test func saysThatThereIsNothingAndLooksAgain() async throws {
    let bench = await fixture.bench(.noNews(.german))
    #expect(
      bench.display
        == .drawing {
          $0.language = .german
          $0.emptyReason = "There are no articles in Deutsch yet."
        })
    bench.state.refresh()
    #expect(bench.next == .loadNews(.german))
    try await bench.check()
  }
}

@MainActor
@Suite(.noMistakes) struct NewsErrorStateTests {
  private let fixture = NewsFixture()

  @Test func saysWhatFailedAndTriesItAgain() async throws {
    let bench = await fixture.bench(.error("No.", retry: .loadNews(.english)))
    #expect(bench.display == .drawing { $0.error = "No." })
    #expect(bench.state.answers == [.retry, .languages])
    bench.state.retry()
    #expect(bench.next == .loadNews(.english))
    try await bench.check()
  }
}
