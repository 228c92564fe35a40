import Foundation
import Gallery
import TestTraits
import Testing

/// Loads of bundled feeds and of files.
@Suite(.noMistakes) struct FeedFileTests {
  private let loader = FeedLoader(clock: StoppedClock())

  @Test func everyBundledFeedIsWhole() async throws {
    let languages = try await loader.languages(from: .bundledLanguages)
    #expect(languages.map(\.code) == ["en", "de", "fr", "es"])
    for language in languages {
      let feed = try await loader.feed(from: .bundled(language.code))
      #expect(!feed.title.isEmpty)
      #expect((8...12).contains(feed.articles.count))
      for article in feed.articles {
        #expect(article.date != nil, "\(article.title)")
        #expect(article.link?.host() == "example.org", "\(article.title)")
        #expect(article.summary.count > 40, "\(article.title)")
        #expect(!article.summary.contains { "<>\u{FFFD}".contains($0) }, "\(article.summary)")
      }
    }
    let missing = FeedError(source: #"The bundled feed "tlh""#, reason: .notBundled)
    await #expect(throws: missing) { try await loader.feed(from: .bundled("tlh")) }
  }

  @Test func bundledFeedsWaitForTheLatency() async throws {
    let (waits, began) = AsyncStream<Duration>.makeStream()
    let loader = FeedLoader(latency: .seconds(2), clock: StoppedClock(began: began))
    let load = Task { try await loader.feed(from: .bundled("en")) }
    var wait = waits.makeAsyncIterator()
    #expect(await wait.next() == .seconds(2))
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func filesAreReadByTheirPath() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a b.xml", Samples.oneItem)
    #expect(try await loader.feed(from: .file(path: path)).articles.map(\.title) == ["One"])
  }

  @Test func filesThatCannotBeReadAreRefusedByTheirPath() async throws {
    let folder = try TemporaryFolder()
    func refusal(_ path: String, limit: Int = 1 << 20) async -> FeedError? {
      await #expect(throws: FeedError.self) {
        try await FeedLoader(limit: limit, clock: StoppedClock()).feed(from: .file(path: path))
      }
    }
    let missing = folder.url.appending(path: "none").path
    #expect(await refusal(missing) == FeedError(source: missing, reason: .noSuchFile))
    let directory = folder.url.path
    #expect(await refusal(directory) == FeedError(source: directory, reason: .isDirectory))
    let text = try folder.file("text", "Hello")
    #expect(await refusal(text) == FeedError(source: text, reason: .notAFeed))
    #expect(await refusal(text, limit: 4) == FeedError(source: text, reason: .tooLarge(limit: 4)))
    #expect(await refusal(text, limit: 5)?.reason == .notAFeed)
    #expect(await refusal("/dev/zero")?.reason == .tooLarge(limit: 1 << 20))
    #expect(await refusal("/dev/null")?.reason == .empty)
    #if os(Linux)
      // It can be opened, and its first byte cannot be read.
      #expect(await refusal("/proc/self/mem")?.reason == .unreadable)
    #endif
  }

  @Test func aPipeThatNobodyWritesToTimesOut() async throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let loader = FeedLoader(timeout: .milliseconds(50))
    await #expect(throws: FeedError(source: path, reason: .timedOut(.milliseconds(50)))) {
      try await loader.feed(from: .file(path: path))
    }
  }

  @Test func aPipeIsReadToItsEnd() async throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let load = Task { try await loader.feed(from: .file(path: path)) }
    for piece in [Samples.oneItem.prefix(60), Samples.oneItem.dropFirst(60)] {
      try pipe.fileHandleForWriting.write(contentsOf: Data(piece.utf8))
    }
    try pipe.fileHandleForWriting.close()
    #expect(try await load.value.articles.map(\.title) == ["One"])
  }
}
