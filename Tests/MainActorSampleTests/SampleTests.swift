import TestTraits
import ScreenStates
import Testing

/// Runs the samples in an app target.
///
/// The same files make up two targets: one is isolated to the
/// main actor by default, as new app projects are, and one is not.
@MainActor
@Suite(.noMistakes) struct SampleTests {
  @Test func shopKeepsWhatTheUserOwnsThroughEveryState() async {
    let screen = ShopScreen(initial: .loading, keeping: ShopKept(), states: Shops())
    screen.start()
    #expect(screen.display == ShopDisplay(busy: true))
    await screen.settled()
    #expect(screen.kind == .rows([1, 2]))
    screen.state.add(7)
    screen.state.type("shoe")
    let query: ReferenceWritableKeyPath<ShopScreen, String> = \.kept.query
    screen[keyPath: query] += "s"
    await screen.settled()
    #expect(screen.display == ShopDisplay(rows: [1, 2], notice: "added"))
    #expect(screen.kept.basket == Basket(ids: [7]))
    #expect(screen.kept.query == "shoes")
    screen.transition(to: .player)
    #expect(screen.path == "player/playing")
    #expect(screen.child(PlayKind.self)?.isRunning == true)
    #expect(screen.kept.basket == Basket(ids: [7]))
  }

  @Test func shopRunsAsItStands() async {
    await shop()
  }

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
