import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import Testing

/// The keys and the frames of a whole screen, with services that are answered by hand.
@MainActor
final class NewsViewTests {
  private final class Shown { var frame = Frame() }

  private let news = ManualNews()
  private let shown = Shown()
  private let screen: NewsScreen
  private let view: NewsView
  private let clock = StepClock()

  init() {
    screen = NewsScreen(
      initial: .determineLanguage, keeping: NewsKept(),
      states: NewsStates(languages: FixedLanguages(), news: news))
    view = NewsView(
      screen: screen, size: TerminalSize(columns: 40, rows: 6), clock: clock,
      times: .off
    ) { [shown] in shown.frame = $0 }
    screen.start()
    view.appear()
  }

  // What a test has left unanswered must not outlive it.
  deinit {
    Task { @MainActor [news] in news.latest.abandon() }
  }

  private var text: String { shown.frame.text }

  private func press(_ keys: Key...) {
    for key in keys { #expect(view.receive(.key(key))) }
  }

  private func answer(_ count: Int) async {
    await screen.settled()
    await news.latest.waiting.last?.succeed(Article.titles(count))
  }

  private func end() {
    view.disappear()
    screen.stop()
  }

  @Test func theArrowsMoveTheChoiceAndEnterTakesIt() async {
    #expect(text.contains(" 1  English"))
    press(.down, .enter)
    #expect(text.contains("Loading the news in Deutsch"))
    await answer(3)
    #expect(text.contains("News · Deutsch"))
    #expect(text.contains("1  Title 1"))
    end()
  }

  @Test func aNumberTakesALanguageAndOneTooHighTakesNone() {
    press(.character("9"))
    #expect(screen.path == "determineLanguage")
    press(.character("3"))
    #expect(screen.kind == .loadNews(Language(code: "ja", name: "日本語")))
    #expect(screen.kept.languageIndex == 2)
    end()
  }

  @Test func refreshingKeepsThePlaceAndAnotherLanguageDoesNot() async {
    press(.character("1"))
    await answer(9)
    press(.down, .down, .character("r"))
    #expect(text.contains("refreshing"))
    #expect(screen.kept.firstLine == 2)
    await answer(9)
    #expect(text.contains("\n 2  Title 2"))

    press(.character("l"), .character("1"))
    await answer(9)
    #expect(screen.kept.firstLine == 2)
    press(.character("l"), .character("2"))
    #expect(screen.kept.firstLine == 0)
    end()
  }

  @Test func theChoiceBeginsAtTheLanguageThatIsRead() async {
    press(.character("2"))
    await answer(1)
    screen.kept.languageIndex = 0
    press(.character("l"))
    #expect(screen.kept.languageIndex == 1)
    end()
  }

  @Test func rRetriesWhatFailed() async {
    press(.character("1"))
    await screen.settled()
    await news.latest.calls[0].fail(Refused())
    #expect(text.contains("\n Nobody answers.\n\n r retry"))
    press(.character("r"))
    #expect(screen.path == "loadNews")
    end()
  }

  private struct Refused: Error, CustomStringConvertible {
    let description = "Nobody answers."
  }

  @Test func aRequestThatTheStateIgnoresChangesNothing() {
    let before = text
    press(.character("r"), .character("l"), .character("x"), .left)
    #expect(text == before)
    #expect(screen.path == "determineLanguage")
    end()
  }

  @Test func theHelpIsPutAwayByTheNextKeyThatMeansSomething() {
    let before = text
    press(.character("?"))
    #expect(text.contains("a page; space, too"))
    press(.character("x"))
    #expect(text != before)
    press(.character("?"))
    #expect(text == before)
    press(.character("?"), .down)
    #expect(screen.kept.languageIndex == 1)
    #expect(text.contains(" 2  Deutsch"))
    end()
  }

  @Test func aNewSizeIsDrawnAtOnce() {
    #expect(view.receive(.resize(TerminalSize(columns: 20, rows: 4))))
    #expect(shown.frame.lines.count == 4)
    end()
  }

  @Test func quittingAndTheEndOfTheInputLeave() {
    #expect(!view.receive(.key(.character("q"))))
    #expect(!view.receive(.key(.control("c"))))
    #expect(!view.receive(.end))
    end()
  }

  @Test func theSpinnerTurnsOnlyWhileSomethingIsLoaded() async {
    var sleeps = clock.sleeps.makeAsyncIterator()
    press(.character("1"))
    #expect(text.contains("⠋ Loading"))
    await sleeps.next()
    clock.step()
    await sleeps.next()
    #expect(text.contains("⠙ Loading"))
    await answer(1)
    // Nobody sleeps any more; if someone did, the spinner would have gone on from where it was.
    clock.step()
    press(.character("r"))
    await sleeps.next()
    #expect(text.contains("⠋ refreshing"))
    end()
  }
}
