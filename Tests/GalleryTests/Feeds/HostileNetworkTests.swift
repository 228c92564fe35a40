import Foundation
import Gallery
import LoopbackServer
import TestTraits
import Testing

/// Servers that are slow, careless or ill-meaning.
///
/// What the process holds of the system when readers leave is for the program `campaign` to count.
@Suite(.serialized, .noMistakes) struct HostileNetworkTests {
  @Test func anErrorPageWithoutEndEndsAtTheDeadline() async throws {
    let head = Data("HTTP/1.1 500 Oh\r\nConnection: close\r\n\r\n".utf8)
    let server = try LoopbackServer { _ in .endless(head, Data(repeating: 0x20, count: 1 << 16)) }
    let error = await #expect(throws: FeedError.self) {
      try await FeedLoader(timeout: .milliseconds(200)).feed(from: .web(server.url("/")))
    }
    #expect(error?.reason == .timedOut(.milliseconds(200)))
  }

  @Test func aHeaderWithoutEndIsNotWaitedFor() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer { _ in
        .endless(Data("HTTP/1.1 200 OK\r\n".utf8), Data("X-More: and more\r\n".utf8))
      }
      await #expect(throws: FeedError.self) {
        try await FeedLoader(timeout: .seconds(1)).feed(from: .web(server.url("/")))
      }
      // Not by the return: that would close the connection within the header; see below.
      withExtendedLifetime(server) { exit(0) }
    }
  }

  @Test func whatIsNoHTTPIsAnAnswerThatCannotBeUnderstood() async throws {
    let server = try LoopbackServer { _ in HostileServer.answer(10) }
    let error = await #expect(throws: FeedError.self) {
      try await FeedLoader(timeout: .seconds(3600)).feed(from: .web(server.url("/")))
    }
    #expect(error?.reason == .badAnswer)
  }

  #if canImport(FoundationNetworking)
    /// Foundation ends the process, and nothing that a delegate could do comes before that.
    ///
    /// The first answer ends within its header. The second is as it should be, with a header after
    /// the body. The others announce nearly as many bytes as an `Int` can count.
    @Test(arguments: [
      "HTTP/1.1 200 OK\r\nX: y\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<rss>\r\n0\r\nX-T: a\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n<rss>",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775806\r\n\r\n<rss>",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775676\r\n\r\n<rss>",
    ])
    func anAnswerThatFoundationTrapsOnEndsTheProcess(_ answer: String) async {
      await withKnownIssue("FoundationNetworking ends the process") {
        await #expect(processExitsWith: .success) { [answer = answer as String] in
          let server = try LoopbackServer { _ in .bytes(Data(answer.utf8)) }
          await #expect(throws: FeedError.self) {
            try await FeedLoader(timeout: .seconds(3600)).feed(from: .web(server.url("/")))
          }
        }
      }
    }
  #endif

  @Test func aServerThatDripsIsReadInTheEnd() async throws {
    let server = try LoopbackServer { _ in HostileServer.answer(2) }
    let feed = try await FeedLoader(timeout: .seconds(3600)).feed(from: .web(server.url("/")))
    #expect(feed.articles.map(\.title) == ["One"])
  }

  @Test func eachAttemptIsJudgedByItsOwnAnswer() async throws {
    let numbers = Counter()
    let server = try LoopbackServer { _ in HostileServer.answer([8, 6, 0, 3, 0][numbers.next()]) }
    let url = try server.url("/")
    let loader = FeedLoader(timeout: .seconds(3600))
    var reasons: [FeedError.Reason?] = []
    for _ in 1...5 {
      do {
        _ = try await loader.feed(from: .web(url))
        reasons.append(nil)
      } catch let error as FeedError {
        reasons.append(error.reason)
      }
    }
    #expect(reasons == [.status(503), .interrupted, nil, .interrupted, nil])
  }
}
