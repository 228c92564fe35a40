import ScreenStates
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
