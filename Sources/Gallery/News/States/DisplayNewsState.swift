import ScreenStates

final class DisplayNewsState: NewsState {
  private let edition: Edition

  init(edition: Edition) { self.edition = edition }

  override func enter() {
    display.language = edition.language
    display.articles = edition.articles
    display.notice = edition.notice
  }

  override var answers: [NewsRequest] { [.refresh, .languages] }

  override func refresh() { transition(to: .refreshNews(edition)) }

  override func changeLanguage() { transition(to: .changeLanguage) }
}
