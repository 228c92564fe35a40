package import Foundation
package import Gallery
package import ScreenStates
import Terminal

extension SampleScreen where Kind == NewsKind {
  /// The news of the bundled feeds, or of those in the options.
  package static func news(_ options: SampleOptions) throws -> SampleScreen<NewsKind> {
    let words = options.words
    let (feed, list) = (try words.source(of: "--feed"), try words.source(of: "--languages"))
    let code = try words.value(of: "--language", "a language's code, such as en")
    // If there is a fault desk, the desk delays the answers.
    let loader = FeedLoader(
      timeout: try words.seconds(of: "--timeout") ?? .seconds(15),
      latency: options.faults == nil ? options.latency : .zero)
    // A script always begins the same way, unless an option names a file.
    var file = try words.value(of: "--remember", "a file's path").map { URL(filePath: $0) }
    if file == nil, options.faults != nil, code == nil, feed == nil {
      file = LanguageFile.standardLocation()
    }
    // The language that needs no choice: the given one, or an unnamed one for a single feed.
    var chosen = code.map { code in
      Language.bundled.first { $0.code == code } ?? Language(code: code, name: code)
    }
    if feed != nil, list == nil { chosen = chosen ?? Language(code: "und", name: "this feed") }
    let languages = FileLanguageService(
      list: list ?? .bundledLanguages, file: file.map { LanguageFile(at: $0) }, chosen: chosen,
      loader: loader)
    let screen = news(
      languages, FeedNewsService(source: feed, loader: loader), options,
      latency: feed == nil ? options.latency : nil,
      from: list == nil ? .determineLanguage : .loadLanguages)
    let requests = options.faults == nil ? [] : [PlainRequest.open { LinkOpener.open($0) }]
    return news(screen, requests, options.faults)
  }

  /// The sample that the tour plays on, which writes the chosen language nowhere.
  package static func tour(_ clock: any ScreenClock = .continuous) -> SampleScreen<NewsKind> {
    let desk = FaultDesk(time: clock, longWait: .seconds(5))
    let options = SampleOptions(faults: desk, clock: clock)
    let screen = news(FileLanguageService(), FeedNewsService(), options, latency: options.latency)
    return news(screen, [], desk)
  }

  private static func news(
    _ languages: any LanguageService, _ feeds: any NewsService, _ options: SampleOptions,
    latency: Duration?, from kind: NewsKind = .determineLanguage
  ) -> NewsScreen {
    options.faults?.onFail = {}
    options.faults?.onEmpty = {}
    let faulty = options.faults.map { FaultyNews(service: feeds, desk: $0, latency: latency) }
    return NewsScreen(
      initial: kind, keeping: NewsKept(),
      states: NewsStates(languages: languages, news: faulty ?? feeds), clock: options.clock)
  }

  /// The sample of a news screen; the time zone is the reader's, for the articles' days.
  package static func news(
    _ screen: NewsScreen, _ others: [PlainRequest<NewsKind>] = [], _ faults: FaultDesk? = nil,
    timeZone: TimeZone = .current
  ) -> SampleScreen<NewsKind> {
    let sample = SampleScreen(
      "news", screen,
      requests: [
        .request(.choose, argument: "CODE", "choose a language by its code or number") {
          screen, wish in PlainRequest.choose(wish, on: screen)
        }.key("c"),
        .request(.retry, "try again") { $0.retry() }.key("t"),
        .request(.refresh, "load newer articles") { $0.refresh() }.key("r"),
        .request(.languages, "choose another language") { $0.changeLanguage() }.key("l"),
      ] + others, faults: faults,
      showsError: { $0.error != nil }, drawing: { .news($0, timeZone: timeZone) })
    sample.choices = { screen in
      let languages = screen.display.languages
      if languages.isEmpty { return nil }
      let index = min(max(screen.kept.languageIndex, 0), languages.count - 1)
      return Choice(
        count: languages.count, index: index, move: { screen.kept.languageIndex = $0 },
        take: { screen.state.choose(languages[index]) })
    }
    sample.numbered = { screen in
      let display = screen.display
      if !display.languages.isEmpty { return ("choose", display.languages.count) }
      return display.articles.isEmpty ? nil : ("open", display.articles.count)
    }
    return sample
  }
}

extension NewsState: ListsAnswers {}

extension PlainRequest where Kind == NewsKind {
  /// Makes the request that opens the address of an article; `link` returns false if it cannot.
  package static func open(_ link: @escaping (URL) -> Bool) -> PlainRequest<NewsKind> {
    PlainRequest(
      "open", argument: "NUMBER", "open an article in the browser",
      isAnswered: { !$0.display.articles.isEmpty },
      send: { screen, number in
        let articles = screen.display.articles
        guard let article = articles.numbered(number) else {
          return "There is no article \"\(number)\" here; open one of 1 to \(articles.count)."
        }
        guard let url = article.link else { return "Article \(number) has no link." }
        return link(url) ? "Opened \(url)" : "No browser was found; the address is \(url)"
      }
    ).key("o")
  }

  fileprivate static func choose(_ wish: String, on screen: NewsScreen) -> String? {
    let languages = screen.display.languages
    let isMeant = { (language: Language) in language.code.lowercased() == wish.lowercased() }
    guard let language = languages.first(where: isMeant) ?? languages.numbered(wish) else {
      let codes = languages.map(\.code).joined(separator: ", ")
      return "There is no language \"\(wish)\" here; choose one of \(codes)."
    }
    screen.state.choose(language)
    return nil
  }
}

extension Options {
  fileprivate func source(of option: String) throws(UsageError) -> FeedSource? {
    guard let argument = try value(of: option, "a file's path or an address") else { return nil }
    do {
      return try FeedSource(argument: argument)
    } catch {
      throw UsageError("\(error)")
    }
  }
}

extension ScreensCommand {
  static var newsHelp: String {
    SampleOptions.help(
      of: "news",
      "Read the news: choose a language, read, refresh."
        + " Feeds may be RSS 2.0, Atom 1.0 or JSON Feed 1.1",
      delayed: "bundled feed",
      [
        ("--feed FILE-OR-URL", "read this feed, whatever the language (default: bundled feeds)"),
        ("--language CODE", "start in this language"),
        (
          "--languages FILE-OR-URL",
          #"load the list of languages first: [{"code": "en", "name": "English"}]"#
        ),
        ("--timeout SECONDS", "time limit of one load (default: 15)"),
        ("--remember FILE", "remember the chosen language in this file (default: none; in a"),
        ("", "terminal, a file in the user's state folder)"),
      ])
  }
}
