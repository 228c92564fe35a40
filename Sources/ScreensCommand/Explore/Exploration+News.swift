import Gallery
import ScreenSessions
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The news screen, with languages from a server.
  package static var news: Exploration {
    Exploration(
      "news", newsExplorer(),
      // The program knows the languages, and perhaps the user's choice.
      recorded: { session in
        let knowsLanguages = session.steps.contains { $0.text == "• → determineLanguage: start" }
        let isRemembered = session.steps.contains { $0.text.hasSuffix("loadNews: remembered") }
        return newsExplorer(
          knowsLanguages ? .determineLanguage : .loadLanguages,
          remembering: knowsLanguages && isRemembered)
      },
      audit: DisplayAudit(
        [
          "loading": { $0.isLoading }, "languages": { !$0.languages.isEmpty },
          "articles": { !$0.articles.isEmpty }, "empty": { $0.emptyReason != nil },
          "error": { $0.error != nil },
        ],
        meant: [
          ["loading"], ["languages"], ["articles"], ["loading", "articles"], ["empty"], ["error"],
        ]))
  }

  private static func newsExplorer(
    _ initial: NewsKind = .loadLanguages, remembering isRemembered: Bool = false
  ) -> Explorer<NewsScreen, NewsDisplay> {
    let english = Language(code: "en", name: "English")
    let article = Article(id: "1", title: "One")
    let edition = Edition(language: english, articles: [article])
    let samples: [NewsKind] = [
      .loadLanguages, .determineLanguage, .changeLanguage, .loadNews(english),
      .displayNews(edition), .refreshNews(edition), .noNews(english),
      .error("No connection.", retry: .loadNews(english)),
    ]
    let remembered = isRemembered ? english : nil
    var explorer = Explorer(NewsKind.self, samples: samples) { inputs in
      let news = PendingNews()
      let languages = PendingLanguages(known: [english], choice: remembered)
      inputs.request("choose(.english)") { $0.choose(english) }
      inputs.request("retry()") { $0.retry() }
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("changeLanguage()") { $0.changeLanguage() }
      inputs.answers(
        "languages.loading", of: languages.loading, with: [.succeed(()), .fail(Offline())])
      inputs.answers(
        "news.latest", of: news.latest,
        with: [.succeed([article], as: "[article]"), .succeed([]), .fail(Offline())])
      return NewsScreen(
        initial: initial, keeping: NewsKept(),
        states: NewsStates(languages: languages, news: news))
    }
    explorer.isLoading = { $0.isLoading }
    explorer.always("an error stands alone") { _, display in
      display.error == nil || (!display.isLoading && display.articles.isEmpty)
    }
    explorer.always(
      "there is something on the screen", when: { screen, _ in screen.isRunning }
    ) { _, display in
      display != NewsDisplay()
    }
    return explorer
  }
}
