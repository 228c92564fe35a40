import TestTraits
import ScreenStates
import Testing

/// Runs the samples of the core's documentation.
@MainActor
@Suite(.noMistakes) struct SampleTests {
  @Test func theLampIsLitAndSwitchedOff() {
    let screen = lamp()
    #expect(screen.display.isLit)
    screen.state.toggle()
    #expect(screen.path == "off")
    #expect(!screen.display.isLit)
  }

  @Test func newsGoesFromTheLanguageToTheArticles() async {
    let screen = NewsScreen(
      initial: .determineLanguage,
      states: NewsStates(languages: TwoLanguages(), news: OneArticle()))
    screen.start()
    #expect(screen.display == NewsDisplay(languages: [.english, .german]))
    screen.state.choose(.english)
    #expect(screen.display == NewsDisplay(isLoading: true))
    await screen.settled()
    #expect(screen.display == NewsDisplay(articles: [Article(title: "one")]))
  }

  @Test func newsThatFailsCanBeAskedAgain() async {
    let screen = NewsScreen(
      initial: .loadNews, states: NewsStates(languages: TwoLanguages(), news: NoNews()))
    screen.start()
    await screen.settled()
    #expect(screen.display == NewsDisplay(error: "NoConnection()"))
    screen.state.retry()
    #expect(screen.path == "determineLanguage")
    #expect(screen.display == NewsDisplay(languages: [.english, .german]))
  }
}

struct TwoLanguages: LanguageService {
  var all: [Language] { [.english, .german] }
}

struct OneArticle: NewsService {
  func latest() async throws -> [Article] { [Article(title: "one")] }
}

struct NoNews: NewsService {
  func latest() async throws -> [Article] { throw NoConnection() }
}
