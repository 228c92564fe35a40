package import Foundation
package import Gallery
package import ScreenStates

extension SampleScreen where Kind == NewsKind {
  /// The news of the bundled feeds, or of those in the options.
  package static func news(_ options: SampleOptions) -> SampleScreen<NewsKind> {
    options.faults?.onFail = {}
    options.faults?.onEmpty = {}
    let requests = options.faults == nil ? [] : [PlainRequest.open { LinkOpener.open($0) }]
    return news(.news(options), requests, options.faults)
  }

  /// The sample that the tour plays on, which writes the chosen language nowhere.
  package static func tour(_ clock: any ScreenClock = .continuous) -> SampleScreen<NewsKind> {
    let desk = FaultDesk(time: clock, longWait: .seconds(5))
    var options = SampleOptions(faults: desk, clock: clock)
    options.remembers = false
    return news(options)
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

extension NewsScreen {
  /// The screen that the options describe, not started yet.
  fileprivate static func news(_ options: SampleOptions) -> NewsScreen {
    let wishes = options.news
    // If there is a fault desk, the desk delays the answers.
    let loader = FeedLoader(
      timeout: wishes.timeout, latency: options.faults == nil ? options.latency : .zero)
    let isKept = options.faults != nil && options.remembers
    let languages = FileLanguageService(
      list: wishes.languages ?? .bundledLanguages, file: wishes.languageFile(isKept: isKept),
      chosen: wishes.chosen, loader: loader)
    let feeds = FeedNewsService(source: wishes.feed, loader: loader)
    let latency = wishes.feed == nil ? options.latency : nil
    return NewsScreen(
      initial: wishes.languages == nil ? .determineLanguage : .loadLanguages, keeping: NewsKept(),
      states: NewsStates(
        languages: languages,
        news: options.faults.map { FaultyNews(service: feeds, desk: $0, latency: latency) }
          ?? feeds), clock: options.clock)
  }
}

extension NewsOptions {
  /// The language that needs no choice: the given one, or an unnamed one for a single feed.
  fileprivate var chosen: Language? {
    if let code = language {
      Language.bundled.first { $0.code == code } ?? Language(code: code, name: code)
    } else if feed != nil, languages == nil {
      Language(code: "und", name: "this feed")
    } else {
      nil
    }
  }

  // A script always begins the same way, unless an option names a file.
  fileprivate func languageFile(isKept: Bool) -> LanguageFile? {
    if let path = remembersIn { return LanguageFile(at: URL(filePath: path)) }
    let isOwnChoice = language == nil && feed == nil
    return isKept && isOwnChoice ? LanguageFile(at: LanguageFile.standardLocation()) : nil
  }
}
