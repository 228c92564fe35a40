package import Foundation
package import Gallery
import ScreenStates

extension NewsState: ListsAnswers {}

extension PlainRequest where Kind == NewsKind {
  /// The text requests of a news screen.
  package static var news: [PlainRequest<NewsKind>] {
    [
      request(.choose, argument: "CODE", "choose a language by its code or number") {
        screen, wish in
        choose(wish, on: screen)
      }.key("c"),
      request(.retry, "try again") { $0.retry() }.key("t"),
      request(.refresh, "load newer articles") { $0.refresh() }.key("r"),
      request(.languages, "choose another language") { $0.changeLanguage() }.key("l"),
    ]
  }

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

  private static func choose(_ wish: String, on screen: NewsScreen) -> String? {
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
