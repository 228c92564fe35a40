package import Foundation
package import Gallery
import ScreenStates

extension PlainRequest where Kind == NewsKind {
  /// What a line of text can ask of a news screen.
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

  /// Opens the address of an article, where the system can.
  ///
  /// - Parameter link: Opens it; false where there is nothing to open it with.
  /// - Returns: The request.
  package static func open(_ link: @escaping (URL) -> Bool) -> PlainRequest<NewsKind> {
    PlainRequest(
      "open", argument: "NUMBER", "open an article in the browser",
      isAnswered: { !$0.display.articles.isEmpty },
      send: { screen, place in
        let articles = screen.display.articles
        guard let number = Int(place), articles.indices.contains(number - 1) else {
          return "There is no article \"\(place)\" here; open one of 1 to \(articles.count)."
        }
        guard let url = articles[number - 1].link else { return "Article \(number) has no link." }
        return link(url) ? "Opened \(url)" : "No browser was found; the address is \(url)"
      }
    ).key("o")
  }

  private static func request(
    _ request: NewsRequest, _ summary: String, send: @escaping (NewsState) -> Void
  ) -> PlainRequest<NewsKind> {
    self.request(request, argument: nil, summary) { screen, _ in
      send(screen.state)
      return nil
    }
  }

  private static func request(
    _ request: NewsRequest, argument: String?, _ summary: String,
    send: @escaping (NewsScreen, String) -> String?
  ) -> PlainRequest<NewsKind> {
    PlainRequest(
      request.rawValue, argument: argument, summary,
      isAnswered: { $0.answers.contains(request) }, send: send)
  }

  private static func choose(_ wish: String, on screen: NewsScreen) -> String? {
    let languages = screen.display.languages
    let place = Int(wish).map { $0 - 1 }
    let language =
      languages.first { $0.code.lowercased() == wish.lowercased() }
      ?? place.flatMap { languages.indices.contains($0) ? languages[$0] : nil }
    guard let language else {
      let codes = languages.map(\.code).joined(separator: ", ")
      return "There is no language \"\(wish)\" here; choose one of \(codes)."
    }
    screen.state.choose(language)
    return nil
  }
}
