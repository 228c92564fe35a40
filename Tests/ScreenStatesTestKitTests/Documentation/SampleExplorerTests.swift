import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The samples of the documentation of the explorer, run.
@MainActor
@Suite(.noMistakes) struct SampleExplorerTests {
  private let article = Article(title: "a")

  @Test func everyHistoryOfTheNews() async throws {
    let article = article
    var explorer = Explorer(
      NewsKind.self, samples: [.loadNews, .displayNews([article]), .error("Offline()")]
    ) { inputs in
      let news = FakeNews()
      inputs.request("retry()") { $0.retry() }
      inputs.answers(
        "news.work", of: news.work, with: [.succeed([article], as: "[article]"), .fail(Offline())])
      return NewsScreen(initial: .loadNews, states: NewsStates(news: news))
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["displayNews"]
    explorer.always("an error stands alone") { _, display in
      display.error == nil || display.articles.isEmpty
    }
    try await explorer.explore().check()
    let audit = DisplayAudit<NewsDisplay>(
      [
        "table": { !$0.articles.isEmpty },
        "error": { $0.error != nil },
        "indicator": { $0.isLoading },
      ], meant: [["table"], ["error"], ["indicator"]])
    try await explorer.explore().audit(audit).check()
    let diagram = Diagram(await explorer.explore())
    #expect(diagram.mermaid.contains("error --> loadNews : retry()"))
  }

  @Test func aModel() async throws {
    let article = article
    let explorer = Explorer(
      NewsModel.self, kind: { $0.articles.isEmpty ? "empty" : "full" }, showing: { $0.isLoading }
    ) { inputs in
      let news = FakeNews()
      inputs.act("model.load()", when: { !$0.isLoading }) { $0.load() }
      inputs.answers("news.work", of: news.work, with: [.succeed([article]), .fail(Offline())])
      return NewsModel(news: news)
    }
    let report = await explorer.explore()
    #expect(report.ending == .exhausted)
    #expect(report.findings(.deadEnd).map(\.sentence) == ["Nothing leads out of full."])
    withKnownIssue("A full list stays full.") {
      for finding in report.findings { Issue.record("\(finding)") }
      for (name, text) in report.attachments { Attachment.record(text, named: name) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("dead end: ") }
    }
    for finding in report.findings { print(finding.test ?? "\(finding)") }
  }
}

/// A model that knows nothing of states.
@MainActor
private final class NewsModel {
  private let news: any NewsService
  private(set) var isLoading = false
  private(set) var articles: [Article] = []

  init(news: any NewsService) { self.news = news }

  func load() {
    isLoading = true
    Task {
      articles = (try? await news.latest()) ?? articles
      isLoading = false
    }
  }
}
