import Foundation
import Gallery
import LoopbackServer
import TestTraits
import Testing

@Suite(.noMistakes) struct HTTPTests {
  // An hour: on a busy machine the network's own idle time must not be what ends a load.
  private let loader = FeedLoader(timeout: .seconds(3600), clock: StoppedClock())

  /// The error with which a load from a server ends.
  private func refusal(
    _ url: URL, _ loader: FeedLoader? = nil
  ) async -> FeedError? {
    await #expect(throws: FeedError.self) {
      try await (loader ?? self.loader).feed(from: .web(url))
    }
  }

  @Test(arguments: [
    Samples.oneItem, Samples.atom("<entry><title>One</title></entry>"),
    Samples.json(#"{"id": "1", "title": "One"}"#),
  ])
  func everyFormatIsReadWhateverItsMediaType(_ text: String) async throws {
    let server = try LoopbackServer { _ in .http(type: "text/plain", text: text) }
    let feed = try await loader.feed(from: .web(server.url("/feed")))
    #expect(feed.articles.map(\.title) == ["One"])
  }

  @Test func theRequestSaysWhoAsksAndForWhat() async throws {
    let server = try LoopbackServer { _ in .http(text: Samples.oneItem) }
    _ = try await loader.feed(from: .web(server.url("/a?b=c")))
    var requests = server.requests.makeAsyncIterator()
    let request = try #require(await requests.next())
    #expect(request.hasPrefix("GET /a?b=c HTTP/1.1\r\n"))
    #expect(request.contains("User-Agent: ScreenStates/1.0 (feed reader)\r\n"))
    #expect(request.contains("Accept: application/rss+xml, application/atom+xml, "))
    #expect(!request.lowercased().contains("\r\ncookie:"))
  }

  @Test func noCookieIsEverSentBack() async throws {
    let server = try LoopbackServer { _ in
      .http(headers: ["Set-Cookie: a=b; Path=/"], text: Samples.oneItem)
    }
    var requests = server.requests.makeAsyncIterator()
    for _ in 1...2 {
      _ = try await loader.feed(from: .web(server.url("/")))
      let request = try #require(await requests.next())
      #expect(!request.lowercased().contains("\r\ncookie:"))
    }
  }

  @Test func theCharacterSetThatComesAlongIsUsed() async throws {
    let body = try #require(
      "<rss><channel><title>Été</title></channel></rss>".data(using: .isoLatin1))
    let server = try LoopbackServer { _ in .http(type: "text/xml; charset=ISO-8859-1", body: body) }
    #expect(try await loader.feed(from: .web(server.url("/"))).title == "Été")
  }

  @Test(arguments: ["", "\"\"", " "])
  func anEmptyCharacterSetIsNone(_ name: String) async throws {
    let type = "text/xml; charset=\(name)"
    let server = try LoopbackServer { _ in .http(type: type, text: Samples.json("")) }
    #expect(try await loader.feed(from: .web(server.url("/"))).title == "News")
  }

  @Test func aSchemeInCapitalsIsAsked() async throws {
    let server = try LoopbackServer { _ in .http(text: Samples.oneItem) }
    let address = try server.url("/").absoluteString.replacing("http://", with: "HTTP://")
    #expect(try await loader.feed(from: FeedSource(argument: address)).articles.count == 1)
    let redirect = try LoopbackServer { _ in .redirect("302 Found", to: address) }
    #expect(try await loader.feed(from: .web(redirect.url("/"))).articles.count == 1)
  }

  @Test(arguments: [
    "301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect",
    "308 Permanent Redirect",
  ])
  func redirectsAreFollowedToTheEnd(_ status: String) async throws {
    let item = "<item><title>One</title><link>article</link></item>"
    let server = try LoopbackServer { path in
      switch path {
      case "/start": .redirect(status, to: "/middle")
      case "/middle": .redirect(status, to: "deep/end")
      default: .http(text: Samples.rss(item))
      }
    }
    let article = try await loader.feed(from: .web(server.url("/start"))).articles.first
    // Relative links belong to the address at which the feed was found in the end.
    #expect(article?.link == (try server.url("/deep/article")))
  }

  @Test func thePasswordOfAnAddressIsInNoLinkAndNoSentence() async throws {
    let item = "<item><title>One</title><link>article</link></item>"
    let server = try LoopbackServer { path in
      switch path {
      case "/start": .redirect("302 Found", to: "/feed")
      case "/feed": .http(text: Samples.rss(item))
      default: .http("404 Not Found", text: "")
      }
    }
    func asked(_ path: String) throws -> URL {
      let text = try server.url(path).absoluteString
      return try #require(URL(string: text.replacing("http://", with: "http://me:secret@")))
    }
    for path in ["/start", "/feed"] {
      let article = try await loader.feed(from: .web(asked(path))).articles.first
      #expect(article?.link == (try server.url("/article")))
    }
    let source = try server.url("/none").absoluteString
    #expect(
      await refusal(try asked("/none")) == FeedError(source: source, reason: .status(404)))
  }

  @Test func redirectsWithoutEndAreRefused() async throws {
    let server = try LoopbackServer { _ in .redirect("302 Found", to: "/again") }
    #expect(await refusal(try server.url("/"))?.reason == .tooManyRedirects)
  }

  @Test func aRedirectThatNamesNoAddressIsAStatus() async throws {
    let server = try LoopbackServer { _ in .http("301 Moved Permanently", text: "") }
    #expect(await refusal(try server.url("/"))?.reason == .status(301))
  }

  @Test func redirectsLeadNowhereButToTheWeb() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("feed.xml", Samples.oneItem)
    let server = try LoopbackServer { _ in .redirect("302 Found", to: "file://\(path)") }
    #expect(await refusal(try server.url("/"))?.reason == .badRedirect)
  }

  @Test(arguments: [
    "http://", "http:///x", "http://:8765/x", "http://127.0.0.1:99999/", "http://127.0.0.1:0/",
    "http:x", "https://me:secret@/x",
  ])
  func aRedirectToNoHostOrNoPortIsABadRedirect(_ location: String) async throws {
    let server = try LoopbackServer { _ in .redirect("302 Found", to: location) }
    let url = try server.url("/feed")
    #expect(await refusal(url) == FeedError(source: url.absoluteString, reason: .badRedirect))
  }

  @Test(arguments: [404, 500, 503, 403, 204, 418])
  func aStatusOtherThanSuccessIsNamed(_ status: Int) async throws {
    let server = try LoopbackServer { _ in .http("\(status) Whatever", text: "") }
    let url = try server.url("/feed")
    #expect(await refusal(url) == FeedError(source: url.absoluteString, reason: .status(status)))
  }

  @Test func theTextOfAnErrorPageIsNotRead() async throws {
    let page = String(repeating: "x", count: 5000)
    let server = try LoopbackServer { _ in .http("500 Oh", text: page) }
    let loader = FeedLoader(timeout: .seconds(3600), limit: 100, clock: StoppedClock())
    #expect(await refusal(try server.url("/"), loader)?.reason == .status(500))
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

  @Test func aConnectionThatEndsInTheMiddleIsInterrupted() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n"
    let server = try LoopbackServer { _ in .bytes(Data((head + Samples.oneItem).utf8)) }
    #expect(await refusal(try server.url("/"))?.reason == .interrupted)
  }

  @Test func aConnectionThatEndsAtOnceIsInterrupted() async throws {
    let server = try LoopbackServer { _ in .bytes(Data()) }
    #expect(await refusal(try server.url("/"))?.reason == .interrupted)
  }

  @Test func aFeedThatIsCutOffWithoutALengthIsBroken() async throws {
    let text = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<rss>\n<channel>"
    let server = try LoopbackServer { _ in .bytes(Data(text.utf8)) }
    #expect(await refusal(try server.url("/"))?.reason == .broken(line: 2))
  }

  @Test func aWebPageIsCalledOne() async throws {
    let server = try LoopbackServer { _ in .http(type: "text/html", text: "<!doctype html><p>Hi") }
    #expect(await refusal(try server.url("/"))?.reason == .notAFeed(.webPage))
  }

  @Test func aPlainServerMakesNoSecureConnection() async throws {
    let server = try LoopbackServer { _ in .http(text: Samples.oneItem) }
    #expect(await refusal(try server.url("/", scheme: "https"))?.reason == .insecure)
  }

  @Test func aServerThatNeverAnswersTimesOut() async throws {
    let server = try LoopbackServer { _ in .silence }
    let url = try server.url("/")
    // An hour: the network's own time-out must not be what ends the load.
    let byHand = FeedLoader(timeout: .seconds(3600), clock: ImmediateClock())
    #expect(await refusal(url, byHand)?.reason == .timedOut(.seconds(3600)))
    let byTheClock = FeedLoader(timeout: .milliseconds(50))
    #expect(await refusal(url, byTheClock)?.reason == .timedOut(.milliseconds(50)))
  }

  @Test func oneDeadlineCoversTheWholeLoad() async throws {
    let hasBegun = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { path in
      guard path == "/end" else { return .redirect("302 Found", to: "/end") }
      hasBegun.wait()
      return .http(text: Samples.oneItem)
    }
    let (waits, began) = AsyncStream<Duration>.makeStream()
    let loader = FeedLoader(timeout: .seconds(3600), clock: StoppedClock(began: began))
    let counting = Task {
      var count = 0
      for await _ in waits {
        count += 1
        hasBegun.signal()
      }
      return count
    }
    _ = try await loader.feed(from: .web(server.url("/start")))
    began.finish()
    #expect(await counting.value == 1)
  }

  @Test func theDeadlineIsTheTimeThatWasAllowed() async throws {
    let server = try LoopbackServer { _ in .silence }
    let url = try server.url("/")
    let (waits, began) = AsyncStream<Duration>.makeStream()
    let loader = FeedLoader(timeout: .seconds(3600), clock: StoppedClock(began: began))
    let load = Task {
      defer { began.finish() }
      return try await loader.feed(from: .web(url))
    }
    var wait = waits.makeAsyncIterator()
    #expect(await wait.next() == .seconds(3600))
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func aBodyBeyondTheLimitIsRefused() async throws {
    let server = try LoopbackServer { _ in .http(text: Samples.oneItem) }
    let size = Samples.oneItem.utf8.count
    let url = try server.url("/")
    let small = FeedLoader(limit: size - 1, clock: StoppedClock())
    #expect(await refusal(url, small)?.reason == .tooLarge(limit: size - 1))
    let enough = FeedLoader(limit: size, clock: StoppedClock())
    #expect(try await enough.feed(from: .web(url)).articles.count == 1)
  }

  @Test func aBodyThatAnnouncesTooMuchIsNotWaitedFor() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n"
    let server = try LoopbackServer { _ in .beginning(Data(head.utf8)) }
    #expect(await refusal(try server.url("/"))?.reason == .tooLarge(limit: 16 << 20))
  }

  @Test func aBodyOfUnknownLengthIsCountedAsItComes() async throws {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
    let server = try LoopbackServer { _ in .beginning(Data((head + Samples.oneItem).utf8)) }
    let small = FeedLoader(limit: 20, clock: StoppedClock())
    #expect(await refusal(try server.url("/"), small)?.reason == .tooLarge(limit: 20))
  }

  @Test func anAnswerThatStopsHalfwayTimesOut() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n"
    let server = try LoopbackServer { _ in .beginning(Data((head + Samples.oneItem).utf8)) }
    let loader = FeedLoader(timeout: .milliseconds(100))
    #expect(
      await refusal(try server.url("/"), loader)?.reason == .timedOut(.milliseconds(100)))
  }

  @Test func aBodyOfMoreThanSixteenMebibytesIsRefused() async throws {
    let body = Data(repeating: UInt8(ascii: " "), count: 16 << 20 + 1)
    let server = try LoopbackServer { _ in .http(body: body) }
    let error = await refusal(try server.url("/"))
    #expect(error?.description.contains("is larger than 16 MiB;") == true)
  }

  @Test func aCancelledLoadEndsWhileTheServerIsSilent() async throws {
    let server = try LoopbackServer { _ in .silence }
    let url = try server.url("/")
    let load = Task { try await loader.feed(from: .web(url)) }
    var requests = server.requests.makeAsyncIterator()
    _ = await requests.next()
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func manyLoadsAtOnceGetEachTheirOwnAnswer() async throws {
    let server = try LoopbackServer { path in
      .http(text: Samples.rss("", channel: "<title>\(path)</title>"))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        let url = try server.url("/\(number)")
        group.addTask { [loader] in
          let load = Task { try await loader.feed(from: .web(url)) }
          if number % 4 == 0 {
            load.cancel()
            _ = await load.result
          } else {
            let title = try await load.value.title
            #expect(title == "/\(number)")
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func languagesAreReadFromTheWeb() async throws {
    let server = try LoopbackServer { _ in .http(text: #"[{"code": "eo", "name": "Esperanto"}]"#) }
    #expect(
      try await loader.languages(from: .web(server.url("/")))
        == [Language(code: "eo", name: "Esperanto")])
  }
}
