import Gallery
import ScreensCommand
import ScreenStates
import ScreenStatesTestKit
import Terminal
import TerminalPictures

/// Two panes with the same keys and the same slow server: flags beside states.
@MainActor
final class TwinPicture {
  private struct Offline: Error, CustomStringConvertible { let description = "No connection." }

  private let (flagsNews, statesNews): (ManualNews, ManualNews)
  private let questions: AsyncStream<Void>
  private let flags: FlagsModel
  private let screen: NewsScreen
  private(set) var moments: [TerminalPicture.Moment] = []
  private var cap = StyledLine()
  private var dropped = false

  static let size = TerminalSize(columns: 46, rows: 11)
  private static let german = Language(code: "de", name: "Deutsch")
  private static let english = Language(code: "en", name: "English")

  init() {
    let (questions, asked) = AsyncStream.makeStream(of: Void.self)
    self.questions = questions
    flagsNews = ManualNews { asked.yield() }
    statesNews = ManualNews { asked.yield() }
    flags = FlagsModel(flagsNews)
    screen = NewsScreen(
      initial: .determineLanguage, keeping: NewsKept(),
      states: NewsStates(languages: FixedLanguages(), news: statesNews))
  }

  /// The moments, of at most eight seconds.
  func play() async {
    let token = screen.observeTransitions { [self] record in
      if case .stale = record.refusal?.reason { dropped = true }
    }
    screen.start()
    show("", "the same keys, the same slow server", for: .milliseconds(700))
    await choose(Self.english, "1")
    screen.state.changeLanguage()
    await choose(Self.german, "2")
    await answer(1, .success(["Das Drehkreuz", "Vier Schalter"]))
    show("", "the German answer", for: .milliseconds(900))
    await answer(0, .success(["The turnstile", "Four switches"]))
    show("", "the late English answer", for: .milliseconds(1700))
    await refresh()
    await answer(2, .failure(Offline()))
    show("", "the server fails", for: .milliseconds(900))
    await refresh(for: .milliseconds(1800))
    screen.stop()
    for news in [flagsNews, statesNews] {
      for call in news.latest.calls where call.isWaiting { call.abandon() }
    }
    token.cancel()
  }

  private func choose(_ language: Language, _ key: String) async {
    flags.choose(language)
    screen.state.choose(language)
    await asked()
    show(key, language.name, for: .milliseconds(700))
  }

  private func refresh(for duration: Duration = .milliseconds(600)) async {
    flags.refresh()
    screen.state.refresh()
    await asked()
    show("r", "refresh", for: duration)
  }

  /// Waits until both have asked.
  private func asked() async {
    var questions = questions.makeAsyncIterator()
    for _ in 0..<2 { await questions.next() }
  }

  private func answer(_ number: Int, _ titles: Result<[String], any Error>) async {
    let articles = titles.map { $0.map { Article(id: $0, title: $0) } }
    for news in [flagsNews, statesNews] {
      switch articles {
      case .success(let articles): await news.latest.calls[number].succeed(articles)
      case .failure(let error): await news.latest.calls[number].fail(error)
      }
    }
    await flags.loads[number].value
  }

  // MARK: - Drawing

  private func show(_ key: String, _ words: String, for duration: Duration) {
    cap =
      key.isEmpty
      ? StyledLine(words, .dim)
      : StyledLine(" \(key) ", [.bold, .reversed]) + StyledLine(" \(words)")
    let display = screen.display
    let left = pane(
      "flags", flags.language, flags.isLoading, flags.error, flags.articles.map(\.title))
    let right = pane(
      "states", display.language, display.isLoading, display.error ?? display.notice,
      display.articles.map(\.title))
    let isWrong = flags.language == Self.german && flags.articles.first?.title == "The turnstile"
    var verdicts = (StyledLine(), StyledLine())
    if flags.isLoading, flags.error != nil {
      verdicts.0 = StyledLine("✗ spinner over error", [.bold, .red])
    } else if isWrong {
      verdicts.0 = StyledLine("✗ English in German", [.bold, .red])
    }
    if dropped, isWrong, flags.error == nil {
      verdicts.1 = StyledLine("✗ dropped: too late", [.bold, .yellow])
    }
    let lines =
      [" " + cap] + zip(left, right).map { $0 + $1 }
      + ["  " + verdicts.0.padded(to: 23) + verdicts.1]
    moments.append(TerminalPicture.Moment(lines, for: duration))
  }

  private func pane(
    _ title: String, _ language: Language?, _ isLoading: Bool, _ error: String?, _ titles: [String]
  ) -> [StyledLine] {
    var content = [StyledLine(language?.name ?? "choose a language", .bold)]
    if isLoading { content.append(StyledLine("⠹ ", .cyan) + "Loading …") }
    if let error { content.append(StyledLine("✗ \(error)", .red)) }
    content += titles.enumerated().map { index, title in
      StyledLine("\(index + 1) ", .cyan) + StyledLine(title)
    }
    return TitledBox(title: StyledLine(title, .bold)).lines(content, columns: 23, rows: 9)
  }
}

/// The news with flags, as everybody writes it, for the picture of the README.
@MainActor
final class FlagsModel {
  private(set) var isLoading = false
  private(set) var language: Language?
  private(set) var articles: [Article] = []
  private(set) var error: String?
  /// The loads, so that a test can wait for them.
  private(set) var loads: [Task<Void, Never>] = []
  private let news: any NewsService

  init(_ news: any NewsService) { self.news = news }

  func choose(_ language: Language) {
    self.language = language
    articles = []
    loads.append(Task { await load() })
  }

  func load() async {
    guard let language else { return }
    isLoading = true
    do {
      articles = try await news.latest(in: language)
    } catch {
      self.error = "\(error)"
    }
    isLoading = false
  }

  func refresh() { loads.append(Task { await load() }) }
}
