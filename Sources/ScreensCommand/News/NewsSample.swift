package import Foundation
package import Gallery
import ScreenStates
import Terminal

extension PlainSample where Kind == NewsKind {
  /// The news of the bundled feeds, or of those in the options.
  package static func news(_ options: SampleOptions) -> PlainSample<NewsKind> {
    options.faults?.onFail = {}
    options.faults?.onEmpty = {}
    let requests = options.faults == nil ? [] : [PlainRequest.open { LinkOpener.open($0) }]
    return news(.news(options), requests, options.faults)
  }

  /// The sample of a news screen; the time zone is the reader's, for the articles' days.
  package static func news(
    _ screen: NewsScreen, _ others: [PlainRequest<NewsKind>] = [], _ faults: FaultDesk? = nil,
    timeZone: TimeZone = .current
  ) -> PlainSample<NewsKind> {
    var sample = PlainSample(screen, requests: PlainRequest.news + others, lines: NewsText.lines)
    sample.picture = { NewsPicture.picture($0, timeZone: timeZone) }
    sample.showsError = { $0.error != nil }
    sample.firstLine = \.firstLine
    sample.faults = faults
    sample.choice = { screen in
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

extension NewsScreen {
  /// The screen that the options describe, not started yet.
  fileprivate static func news(_ options: SampleOptions) -> NewsScreen {
    let wishes = options.news
    // If there is a fault desk, the desk delays the answers.
    let loader = FeedLoader(
      timeout: wishes.timeout, latency: options.faults == nil ? options.latency : .zero)
    let languages = FileLanguageService(
      list: wishes.languages ?? .bundledLanguages,
      file: wishes.languageFile(isWatched: options.faults != nil), chosen: wishes.chosen,
      loader: loader)
    let feeds = FeedNewsService(source: wishes.feed, loader: loader)
    let latency = wishes.feed == nil ? options.latency : nil
    return NewsScreen(
      initial: wishes.languages == nil ? .determineLanguage : .loadLanguages, keeping: NewsKept(),
      states: NewsStates(
        languages: languages,
        news: options.faults.map { FaultyNews(service: feeds, desk: $0, latency: latency) }
          ?? feeds))
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
  fileprivate func languageFile(isWatched: Bool) -> LanguageFile? {
    if let path = remembersIn { return LanguageFile(at: URL(filePath: path)) }
    let isOwnChoice = language == nil && feed == nil
    return isWatched && isOwnChoice ? LanguageFile(at: LanguageFile.standardLocation()) : nil
  }
}
