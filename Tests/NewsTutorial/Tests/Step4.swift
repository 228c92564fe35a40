import ScreenStates
import ScreenStatesTestKit

@testable import News

/// The diagram of the tutorial's app after step 4.
@MainActor
func diagramOfStep4() async -> Diagram {
  let articles = [Article(title: "a")]
  let explorer = Explorer(NewsKind.self) { inputs in
    let news = NewsByHand()
    inputs.request("choose(\"en\")") { $0.choose("en") }
    inputs.request("refresh()") { $0.refresh() }
    inputs.request("retry()") { $0.retry() }
    inputs.answers("news.work", of: news.work, with: [.succeed(articles), .fail(Offline())])
    return NewsScreen(
      initial: .determineLanguage, states: NewsStates(languages: ["en"], news: news))
  }
  return Diagram(await explorer.explore())
}
