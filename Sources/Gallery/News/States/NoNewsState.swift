import ScreenStates

final class NoNewsState: NewsState {
  private let language: Language

  init(language: Language) { self.language = language }

  override func enter() {
    display.language = language
    display.emptyReason = "There are no articles in \(language.name) yet."
  }

  override var answers: [NewsRequest] { [.refresh, .languages] }

  override func refresh() { transition(to: .loadNews(language)) }

  override func changeLanguage() { transition(to: .changeLanguage) }
}
