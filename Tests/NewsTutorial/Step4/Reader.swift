import ScreenStates

/// News that needs no network.
struct BundledNews: NewsService {
  func latest(in language: String) async throws -> [Article] {
    [
      Article(title: "The swift sleeps on the wing"),
      Article(title: "Fog is a cloud that came down"),
    ]
  }
}

/// The news in a terminal; a test gives the lines itself, and reads what is written.
@MainActor func readNews(
  _ news: any NewsService,
  read: () -> String? = { readLine() },
  write: @escaping (String) -> Void = { print($0) }
) async {
  let screen = NewsScreen(
    initial: .determineLanguage,
    states: NewsStates(languages: ["English", "Deutsch"], news: news))
  screen.start()
  let token = screen.observe { display in
    write("[\(screen.path)]")
    if display.isLoading { write("  Loading …") }
    for language in display.languages { write("  \(language)") }
    for article in display.articles { write("  \(article.title)") }
    if let error = display.error { write("  \(error)") }
  }
  while let line = read() {
    switch line {
    case "refresh": screen.state.refresh()
    case "retry": screen.state.retry()
    default: screen.state.choose(line)
    }
    await screen.settled()
  }
  token.cancel()
}
