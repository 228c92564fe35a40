import Foundation
import Gallery
import Testing

/// Servers that are slow, careless or ill-meaning, and readers who leave at any moment.
///
/// The resources of the whole process are counted, so these run in processes of their own.
@Suite(.serialized) struct HostileNetworkTests {
  /// `FEED_LOADS` says how many loads there are, and `FEED_SEED` in which order of events.
  @Test func loadsThatAreLeftLeaveNothingBehind() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["FEED_LOADS"].flatMap { Int($0) } ?? 200
      let seed = environment["FEED_SEED"].flatMap { UInt64($0) } ?? 1
      let run = LeavingReaders(seed: seed)
      // The first loads make what the network keeps for good: threads, tables, libraries.
      try await run.loads(40)
      let before = await run.rest()
      try await run.loads(count)
      let after = await run.rest()
      print("network: \(count) loads, seed \(seed): \(run.tally); before \(before); after \(after)")
      #expect(after.descriptors <= before.descriptors + 8)
      #expect(after.threads <= before.threads + 8)
      #expect(after.mebibytes <= before.mebibytes + 256)
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self), terminator: "")
  }

  /// Twenty mebibytes a second or so: what comes faster than Foundation hands it out is kept by it.
  @Test func aServerThatSendsWithoutEndCostsNoMemory() async {
    await #expect(processExitsWith: .success) {
      let head = Data((HostileServer.head + "\r\n").utf8)
      let server = try LoopbackServer { _ in .endless(head, Data(repeating: 0x20, count: 1 << 15)) }
      let url = try server.url("/")
      let before = ProcessResources.now
      let error = await #expect(throws: FeedError.self) {
        try await FeedLoader(timeout: .seconds(60), limit: 1 << 20).feed(from: .web(url))
      }
      #expect(error?.reason == .tooLarge(limit: 1 << 20))
      // The transfer goes on, since it must not be cancelled here, but nothing of it is kept.
      try await Task.sleep(for: .seconds(2))
      #expect(ProcessResources.now.mebibytes < before.mebibytes + 32)
    }
  }

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
      try await FeedLoader(timeout: .seconds(60)).feed(from: .web(server.url("/")))
    }
    #expect(error?.reason == .badAnswer)
  }

  #if canImport(FoundationNetworking)
    /// Foundation ends the process, and nothing that a delegate could do comes before that.
    @Test func aConnectionThatEndsWithinTheHeaderEndsTheProcess() async {
      await withKnownIssue(
        "FoundationNetworking traps: Transfer completed, but there's no response"
      ) {
        await #expect(processExitsWith: .success) {
          let server = try LoopbackServer { _ in .bytes(Data("HTTP/1.1 200 OK\r\nX: y\r\n".utf8)) }
          let error = await #expect(throws: FeedError.self) {
            try await FeedLoader(timeout: .seconds(60)).feed(from: .web(server.url("/")))
          }
          #expect(error?.reason == .interrupted)
        }
      }
    }
  #endif

  @Test func aServerThatDripsIsReadInTheEnd() async throws {
    let server = try LoopbackServer { _ in HostileServer.answer(2) }
    let feed = try await FeedLoader(timeout: .seconds(60)).feed(from: .web(server.url("/")))
    #expect(feed.articles.map(\.title) == ["One"])
  }

  @Test func eachAttemptIsJudgedByItsOwnAnswer() async throws {
    let numbers = Counter()
    let server = try LoopbackServer { _ in HostileServer.answer([8, 6, 0, 3, 0][numbers.next()]) }
    let url = try server.url("/")
    let loader = FeedLoader(timeout: .seconds(60))
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
