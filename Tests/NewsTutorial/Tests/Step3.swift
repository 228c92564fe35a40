import ScreenStates
import ScreenStatesTestKit

@testable import NewsStep3

/// The diagram of the tutorial's app after step 3.
@MainActor
func diagramOfStep3() async -> Diagram {
  let articles = [Article(title: "a")]
  let explorer = Explorer(NewsKind.self) { inputs in
    let work = PendingWork<String, [Article]>()
    inputs.request("refresh()") { $0.refresh() }
    inputs.request("retry()") { $0.retry() }
    inputs.answers("news.work", of: work, with: [.succeed(articles), .fail(Offline())])
    return NewsScreen(initial: .loadNews("en"), states: NewsStates(news: Service(work: work)))
  }
  return Diagram(await explorer.explore())
}

private struct Service: NewsService {
  let work: PendingWork<String, [Article]>
  func latest(in language: String) async throws -> [Article] { try await work(language) }
}
