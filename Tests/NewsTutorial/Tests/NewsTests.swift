import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

@testable import News

struct Offline: Error {}

struct NewsByHand: NewsService {
  let work = PendingWork<String, [Article]>()
  func latest(in language: String) async throws -> [Article] { try await work(language) }
}

@MainActor
@Suite struct NewsTests {
  let news = NewsByHand()
  let swifts = [Article(title: "The swift sleeps on the wing")]

  @Test func loadingAsksForTheLanguageAndShowsTheAnswer() async throws {
    let bench = StateBench(as: .loadNews("English")) {
      LoadNewsState(language: "English", news: news)
    }
    bench.enter()
    #expect(bench.display == .drawing { $0.isLoading = true })
    await bench.settled()
    #expect(news.work.calls[0].argument == "English")
    await news.work.calls[0].succeed(swifts)
    #expect(bench.next == .displayNews("English", swifts))
    try await bench.check()
  }
}

extension NewsTests {
  @Test func nothingGoesWrongInAnyHistory() async throws {
    let swifts = swifts
    var explorer = Explorer(
      NewsKind.self,
      samples: [
        .determineLanguage, .loadNews("English"), .displayNews("English", swifts),
        .refreshNews("English", swifts), .error("English", "Offline()"),
      ]
    ) { inputs in
      let news = NewsByHand()
      inputs.request("choose(\"English\")") { $0.choose("English") }
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("retry()") { $0.retry() }
      inputs.answers(
        "news.work", of: news.work, with: [.succeed(swifts, as: "swifts"), .fail(Offline())])
      return NewsScreen(
        initial: .determineLanguage, states: NewsStates(languages: ["English"], news: news))
    }
    explorer.isLoading = { $0.isLoading }
    explorer.always("an error stands alone") { _, display in
      display.error == nil || (display.articles.isEmpty && !display.isLoading)
    }
    try await explorer.explore().check()
  }
}
