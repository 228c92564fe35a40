import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

@testable import News

/// What the explorer finds in the tutorial's app after step 4: its diagram, and what is wrong.
@MainActor
func exploreStep4() async -> (diagram: Diagram, findings: [Finding]) {
  let articles = [Article(title: "a")]
  var explorer = Explorer(NewsKind.self) { inputs in
    let news = NewsByHand()
    inputs.request("choose(\"en\")") { $0.choose("en") }
    inputs.request("refresh()") { $0.refresh() }
    inputs.request("retry()") { $0.retry() }
    inputs.answers("news.work", of: news.work, with: [.succeed(articles), .fail(Offline())])
    return NewsScreen(
      initial: .determineLanguage, states: NewsStates(languages: ["en"], news: news))
  }
  explorer.isLoading = { $0.isLoading }
  let report = await explorer.explore()
  return (Diagram(report), report.findings)
}
