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

  /// Makes the screen that the options describe, not started yet.
  ///
  /// - Parameter isInteractive: Whether a person watches, rather than a script.
  /// - Returns: The screen.
  func makeScreen(isInteractive: Bool) -> NewsScreen {
    let latency = options.latency ?? (isInteractive ? .milliseconds(400) : .zero)
    let loader = FeedLoader(timeout: options.timeout, latency: latency)
    let languages = FileLanguageService(
      list: options.languages ?? .bundledLanguages, file: languageFile(isInteractive),
      chosen: chosen, loader: loader)
    let news = FeedNewsService(source: options.feed, loader: loader)
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
