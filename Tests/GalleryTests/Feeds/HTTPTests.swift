import Foundation
import Gallery
import LoopbackServer
import TestTraits
import Testing

/// Loads from a server that is good, slow, careless or ill-meaning.
@Suite(.noMistakes) struct HTTPTests {
  // An hour: on a busy machine the network's own idle time must not be what ends a load.
  private let loader = FeedLoader(timeout: .seconds(3600), clock: StoppedClock())
  private static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n"

  /// The error with which a load from a server ends.
  private func refusal(_ url: URL, _ loader: FeedLoader? = nil) async -> FeedError? {
    await #expect(throws: FeedError.self) {
      try await (loader ?? self.loader).feed(from: .web(url))
    }
  }

  @Test func aLongFeedIsReadAndTheRequestSaysWhoAsks() async throws {
    let items = String(repeating: "<item><title>One</title></item>", count: 2_000)
    let server = try LoopbackServer { _ in
      .http(headers: ["Set-Cookie: a=b; Path=/"], text: Samples.rss(items))
    }
    var requests = server.requests.makeAsyncIterator()
    for _ in 1...2 {
      let feed = try await loader.feed(from: .web(server.url("/a?b=c")))
      #expect(feed.articles.count == 2_000)
      let request = try #require(await requests.next())
      #expect(request.hasPrefix("GET /a?b=c HTTP/1.1\r\n"))
      #expect(request.contains("User-Agent: ScreenStates/1.0 (feed reader)\r\n"))
      #expect(request.contains("Accept: application/rss+xml, application/atom+xml, "))
      #expect(!request.lowercased().contains("\r\ncookie:"))
    }
  }

  // MARK: - Redirects

  @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
  func redirectsAreFollowedAndTheirEndIsTheBaseOfLinks(_ status: String) async throws {
    let item = "<item><title>One</title><link>article</link></item>"
    let server = try LoopbackServer { path in
      switch path {
      case "/start": .redirect(status, to: "/middle")
      case "/middle": .redirect(status, to: "deep/end")
      default: .http(text: Samples.rss(item))
      }
    }
    let article = try await loader.feed(from: .web(server.url("/start"))).articles.first
    #expect(article?.link == (try server.url("/deep/article")))
  }

  @Test func redirectsWithoutEndAreRefused() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    #expect(await refusal(try server.url("/"))?.reason == .tooManyRedirects)
  }

  @Test(arguments: [
    "http:///x", "http://:8765/x", "http://127.0.0.1:99999/", "http:x", "https://me:secret@/x",
    "file:///etc/hosts", "ftp://127.0.0.1/x", "", nil,
  ])
  func aRedirectToNoWebAddressIsRefused(_ location: String?) async throws {
    let server = try LoopbackServer { path in
      guard path == "/feed" else { return .http("404 Not Found") }
      return location.map { .redirect(to: $0) } ?? .http("301 Moved Permanently")
    }
    let url = try server.url("/feed")
    #expect(await refusal(url)?.source == url.absoluteString)
  }

  // MARK: - Errors

  @Test(arguments: [404, 500, 503, 403, 418])
  func aStatusOtherThanSuccessIsNamedAndItsPageIsNotRead(_ status: Int) async throws {
    let header = Data("HTTP/1.1 \(status) Oh\r\nConnection: close\r\n\r\n".utf8)
    let server = try LoopbackServer { _ in
      .endless(header: header, piece: Data(repeating: 0x20, count: 1 << 15))
    }
    let url = try server.url("/feed")
    #expect(await refusal(url) == FeedError(source: url.absoluteString, reason: .status(status)))
  }

  @Test func aPortWhereNobodyListensTakesNoConnection() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:\(LoopbackServer.refusedPort())/feed"))
    #expect(await refusal(url) == FeedError(source: url.absoluteString, reason: .cannotConnect))
  }

  @Test func aHostThatNobodyKnowsIsNamed() async throws {
    // Names below "invalid" are never given to anyone (RFC 2606).
    let url = try #require(URL(string: "http://screenstates.invalid/feed"))
    let reason = await refusal(url)?.reason
    #expect([.noSuchHost, .offline].contains(reason))
  }

  @Test func aPlainServerMakesNoSecureConnection() async throws {
    let server = try LoopbackServer { _ in .http(text: Samples.oneItem) }
    #expect(await refusal(try server.url("/", scheme: "https"))?.reason == .insecure)
  }

  @Test(
    arguments: [
      ("", .interrupted), (head + "Content-Length: 5000\r\n\r\n<rss>", .interrupted),
      (head + "Transfer-Encoding: chunked\r\n\r\nZZ\r\n", .interrupted),
      ("\u{1B}]0;not http\u{07}\r\n\r\n", .badAnswer), (head + "\r\n<rss>\n<a>", .broken(line: 2)),
      (head + "\r\n<!doctype html><p>Hi", .webPage),
    ] as [(String, FeedError.Reason)])
  func anAnswerThatIsNoFeedHasItsReason(answer: String, reason: FeedError.Reason) async throws {
    let server = try LoopbackServer { _ in .bytes(Data(answer.utf8)) }
    #expect(await refusal(try server.url("/"))?.reason == reason)
  }

  @Test func thePasswordOfAnAddressIsInNoLinkAndNoSentence() async throws {
    let item = "<item><title>One</title><link>article</link></item>"
    let server = try LoopbackServer { path in
      path == "/feed" ? .http(text: Samples.rss(item)) : .http("404 Not Found")
    }
    func asked(_ path: String) throws -> URL {
      let text = try server.url(path).absoluteString
      return try #require(URL(string: text.replacing("http://", with: "http://me:secret@")))
    }
    let article = try await loader.feed(from: .web(asked("/feed"))).articles.first
    #expect(article?.link == (try server.url("/article")))
    let source = try server.url("/none").absoluteString
    #expect(await refusal(try asked("/none")) == FeedError(source: source, reason: .status(404)))
  }

  #if canImport(FoundationNetworking)
    /// Foundation ends the process before a delegate could do anything: at an answer that ends
    /// within its header, at a header after the body, and at a length that an `Int` barely holds.
    @Test(arguments: [
      "HTTP/1.1 200 OK\r\nX: y\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<rss>\r\n0\r\nX-T: a\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n<rss>",
    ])
    func anAnswerThatFoundationTrapsOnEndsTheProcess(_ answer: String) async {
      await withKnownIssue("FoundationNetworking ends the process") {
        await #expect(processExitsWith: .success) { [answer = answer as String] in
          ProcessBound.set()
          let server = try LoopbackServer { _ in .bytes(Data(answer.utf8)) }
          _ = try? await FeedLoader(timeout: .seconds(3600)).feed(from: .web(server.url("/")))
        }
      }
    }
  #endif

  // MARK: - Size

  @Test func aBodyBeyondTheLimitIsRefused() async throws {
    let size = Samples.oneItem.utf8.count
    let answers = [
      // Announced, and refused at once; counted as it comes; without an end.
      LoopbackServer.Answer.beginning(Data((Self.head + "Content-Length: \(size)\r\n\r\n").utf8)),
      .beginning(Data((Self.head + "\r\n" + Samples.oneItem).utf8)),
      .endless(header: Data((Self.head + "\r\n").utf8), piece: Data(repeating: 0x20, count: 99)),
    ]
    let small = FeedLoader(timeout: .seconds(3600), limit: size - 1, clock: StoppedClock())
    for answer in answers {
      let server = try LoopbackServer { _ in answer }
      #expect(await refusal(try server.url("/"), small)?.reason == .tooLarge(limit: size - 1))
    }
    let server = try LoopbackServer { _ in .http(text: Samples.oneItem) }
    let enough = FeedLoader(timeout: .seconds(3600), limit: size, clock: StoppedClock())
    #expect(try await enough.feed(from: .web(server.url("/"))).articles.count == 1)
  }

  // MARK: - Time

  @Test(arguments: ["", head + "Content-Length: 5000\r\n\r\n<rss>"])
  func aServerThatStopsTimesOut(_ beginning: String) async throws {
    let server = try LoopbackServer { _ in .beginning(Data(beginning.utf8)) }
    let loader = FeedLoader(timeout: .milliseconds(100))
    #expect(await refusal(try server.url("/"), loader)?.reason == .timedOut(.milliseconds(100)))
  }

  @Test func oneDeadlineCoversTheWholeLoadAndItsCancellationEndsIt() async throws {
    let server = try LoopbackServer { $0 == "/end" ? .silence : .redirect(to: "/end") }
    let url = try server.url("/start")
    let (waits, began) = AsyncStream<Duration>.makeStream()
    let loader = FeedLoader(timeout: .seconds(3600), clock: StoppedClock(began: began))
    let load = Task {
      defer { began.finish() }
      return try await loader.feed(from: .web(url))
    }
    var requests = server.requests.makeAsyncIterator()
    for _ in 1...2 { _ = await requests.next() }
    var wait = waits.makeAsyncIterator()
    #expect(await wait.next() == .seconds(3600))
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    #expect(await wait.next() == nil)
  }
}
