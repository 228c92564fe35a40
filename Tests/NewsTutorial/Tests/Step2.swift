import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

@testable import NewsStep2

/// What the explorer finds in the tutorial's app after step 2: its diagram, and what is wrong.
@MainActor
func exploreStep2() async -> (diagram: Diagram, findings: [Finding]) {
  let articles = [Article(title: "a")]
  var explorer = Explorer(NewsKind.self) { inputs in
    let work = PendingWork<String, [Article]>()
    inputs.request("refresh()") { $0.refresh() }
    inputs.request("retry()") { $0.retry() }
    inputs.answers("news.work", of: work, with: [.succeed(articles), .fail(Offline())])
    return NewsScreen(initial: .loadNews("en"), states: NewsStates(news: Service(work: work)))
  }
  explorer.isLoading = { $0.isLoading }
  let report = await explorer.explore()
  return (Diagram(report), report.findings)
}

private struct Service: NewsService {
  let work: PendingWork<String, [Article]>
  func latest(in language: String) async throws -> [Article] { try await work(language) }
}
