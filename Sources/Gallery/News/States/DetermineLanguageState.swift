import ScreenStates

final class DetermineLanguageState: NewsState {
  private let languages: any LanguageService
  private let asksAgain: Bool

  init(languages: any LanguageService, asksAgain: Bool) {
    (self.languages, self.asksAgain) = (languages, asksAgain)
  }

  override func enter() {
    do {
      let chosen = try languages.remembered()
      if let chosen, !asksAgain {
        transition(to: .loadNews(chosen), cause: "remembered")
      } else {
        showChoice(notice: nil)
        if let chosen, let index = languages.known.firstIndex(of: chosen) {
          screen?.kept.languageIndex = index
        }
      }
    } catch {
      showChoice(notice: sentence(for: error))
    }
  }

  override var answers: [NewsRequest] { [.choose] }

  override func choose(_ language: Language) {
    do {
      try languages.remember(language)
      transition(to: .loadNews(language))
    } catch {
      // The choice holds for now; the notice says why it was not saved.
      transition(to: .loadNews(language, notice: sentence(for: error)))
    }
  }

  private func showChoice(notice: String?) {
    display.languages = languages.known
    display.notice = notice
  }
}
