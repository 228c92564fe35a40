import ScreenStates

package struct NewsStates: StateFactory {
  private let languages: any LanguageService
  private let news: any NewsService

  package init(languages: any LanguageService, news: any NewsService) {
    (self.languages, self.news) = (languages, news)
  }

  package func makeState(for kind: NewsKind) -> NewsState {
    switch kind {
    case .loadLanguages: LoadLanguagesState(languages: languages)
    case .determineLanguage: DetermineLanguageState(languages: languages, asksAgain: false)
    case .changeLanguage: DetermineLanguageState(languages: languages, asksAgain: true)
    case .loadNews(let language, let notice):
      LoadNewsState(language: language, notice: notice, news: news)
    case .displayNews(let edition): DisplayNewsState(edition: edition)
    case .refreshNews(let edition): RefreshNewsState(edition: edition, news: news)
    case .noNews(let language): NoNewsState(language: language)
    case .error(let sentence, let retry): NewsErrorState(sentence: sentence, retry: retry)
    }
  }
}
