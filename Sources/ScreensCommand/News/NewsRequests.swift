package import Gallery
import ScreenStates

extension PlainRequest where Kind == NewsKind {
  /// What a line of text can ask of a news screen.
  package static var news: [PlainRequest<NewsKind>] {
    [
      request(.choose, argument: "CODE", "choose a language by its code or number") {
        screen, wish in
        choose(wish, on: screen)
      },
      request(.retry, "try again what failed") { screen, _ in
        screen.state.retry()
        return nil
      },
      request(.refresh, "ask for newer articles") { screen, _ in
        screen.state.refresh()
        return nil
      },
      request(.languages, "go back to the choice of the language") { screen, _ in
        screen.state.changeLanguage()
        return nil
      },
    ]
  }

  private static func request(
    _ request: NewsRequest, argument: String? = nil, _ summary: String,
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
