import Foundation
import Gallery
import ScreenStates

/// The command `news`.
@MainActor
struct NewsCommand {
  private let options: NewsOptions

  init(_ options: NewsOptions) {
    self.options = options
  }

  /// Makes the sample for a terminal, with faults at hand, or for lines of text.
  func makeSample(isInteractive: Bool) -> PlainSample<NewsKind> {
    let faults = isInteractive ? FaultDesk() : nil
    faults?.onFail = {}
    faults?.onEmpty = {}
    return PlainSample(
      makeScreen(isInteractive: isInteractive, faults: faults),
      requests: PlainRequest.news + (isInteractive ? [.open { LinkOpener.open($0) }] : []),
      lines: NewsText.lines, showsError: { $0.error != nil }, look: .news(faults))
  }

  /// Makes the screen that the options describe, not started yet.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether a person watches, rather than a script.
  ///   - faults: Where that person tells the service how to answer.
  /// - Returns: The screen.
  private func makeScreen(isInteractive: Bool, faults: FaultDesk?) -> NewsScreen {
    let latency = options.latency ?? (isInteractive ? .milliseconds(400) : .zero)
    // With faults at hand it is their desk that lets one wait.
    let loader = FeedLoader(
      timeout: options.timeout, latency: faults == nil ? latency : .zero)
    let languages = FileLanguageService(
      list: options.languages ?? .bundledLanguages, file: languageFile(isInteractive),
      chosen: chosen, loader: loader)
    let feeds = FeedNewsService(source: options.feed, loader: loader)
    let isBundled = options.feed == nil
    let news: any NewsService =
      faults.map { FaultyNews(service: feeds, desk: $0, latency: isBundled ? latency : nil) }
      ?? feeds
    return NewsScreen(
      initial: options.languages == nil ? .determineLanguage : .loadLanguages,
      keeping: NewsKept(), states: NewsStates(languages: languages, news: news))
  }

  /// The language that needs no choice: the one asked for, or none in particular for one feed.
  private var chosen: Language? {
    if let code = options.language {
      Language.bundled.first { $0.code == code } ?? Language(code: code, name: code)
    } else if options.feed != nil, options.languages == nil {
      Language(code: "und", name: "this feed")
    } else {
      nil
    }
  }

  // A script begins the same way each time, unless it says otherwise.
  private func languageFile(_ isInteractive: Bool) -> LanguageFile? {
    if let path = options.remembersIn { return LanguageFile(at: URL(filePath: path)) }
    let isOwnChoice = options.language == nil && options.feed == nil
    return isInteractive && isOwnChoice ? LanguageFile(at: LanguageFile.standardLocation()) : nil
  }
}
