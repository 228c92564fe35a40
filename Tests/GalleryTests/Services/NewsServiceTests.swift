import Foundation
import Gallery
import TestTraits
import Testing

@Suite(.noMistakes) struct NewsServiceTests {
  private let loader = FeedLoader(timeout: .seconds(3600), clock: StoppedClock())

  @Test func eachLanguageHasItsOwnBundledFeed() async throws {
    let service: any NewsService = FeedNewsService(loader: loader)
    let english = try await service.latest(in: Language(code: "en", name: "English"))
    let german = try await service.latest(in: Language(code: "de", name: "Deutsch"))
    #expect(english.first?.title == "A turnstile has only two states")
    #expect(german.first?.title == "Was ein Automat nicht weiß")
  }

  @Test func oneSourceServesAllLanguages() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("feed.xml", Samples.oneItem)
    let service = FeedNewsService(source: .file(path: path), loader: loader)
    for code in ["en", "tlh"] {
      let articles = try await service.latest(in: Language(code: code, name: code))
      #expect(articles.map(\.title) == ["One"])
    }
  }
}
