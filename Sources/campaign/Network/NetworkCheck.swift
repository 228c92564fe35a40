import CountingAllocator
import Foundation
import Gallery
import LoopbackServer
import RandomModels

/// Readers that load from hostile servers, sixteen at a time, and cancel at random moments.
///
/// Nothing of a load may stay in the process: no descriptor, no thread, no document.
struct NetworkCheck {
  private var numbers: SeededGenerator
  private var read = 0
  private var refused = 0
  private var left = 0

  static func check(_ options: CampaignOptions) async throws -> Outcome {
    var check = NetworkCheck(numbers: SeededGenerator(seed: options.seed))
    return try await check.run(options)
  }

  private mutating func run(_ options: CampaignOptions) async throws -> Outcome {
    let count = options.count(short: 200, long: 10_000)
    // The first loads allocate what the network keeps permanently: threads, tables, libraries.
    try await load(100)
    (read, refused, left) = (0, 0, 0)
    let before = await rest()
    counting_allocator_begin_bytes()
    for first in stride(from: 0, to: count, by: 100) { try await load(min(count - first, 100)) }
    let after = await rest()
    let bytes = counting_allocator_end_bytes()
    let figures =
      "\(count) loads: \(read) read, \(refused) refused, \(left) left;"
      + " \(before) before, \(after) after, \(bytes) bytes left, seed \(options.seed)"
    if after.descriptors > before.descriptors + 8 { return (figures, "Loads keep descriptors.") }
    if after.threads > before.threads + 8 { return (figures, "Loads keep threads.") }
    // On Linux libcurl keeps some hundred bytes for an interrupted connection, and tables grow. A
    // leaked document would be mebibytes.
    let isMuch = bytes > Int64(count << 10 + 4 << 20)
    return (figures, isMuch ? "Loads keep memory." : nil)
  }

  /// Loads `count` times from one server, which then closes with its open connections.
  private mutating func load(_ count: Int) async throws {
    let server = try LoopbackServer { path in Self.answer(Int(path.dropFirst()) ?? 0) }
    let loader = FeedLoader(timeout: .milliseconds(500), limit: 1 << 20)
    for first in stride(from: 0, to: count, by: 16) {
      try await withThrowingTaskGroup(of: Result<Feed, any Error>.self) { group in
        for _ in first..<min(first + 16, count) {
          let url = try server.url("/\(Int.random(in: 0..<11, using: &numbers))")
          let delay = Int.random(in: 0...40, using: &numbers)
          group.addTask { await Self.load(url, loader, leavingAfter: delay) }
        }
        for try await result in group {
          switch result {
          case .success: read += 1
          case .failure(let error):
            if error is CancellationError { left += 1 } else { refused += 1 }
          }
        }
      }
    }
  }

  /// Loads, and cancels after `delay` milliseconds; a fifth of the readers wait for the end.
  private static func load(
    _ url: URL, _ loader: FeedLoader, leavingAfter delay: Int
  ) async -> Result<Feed, any Error> {
    let load = Task { try await loader.feed(from: .web(url)) }
    if delay < 32 {
      // Some cancel before the first byte, some in the middle, some after the end.
      try? await Task.sleep(for: .milliseconds(delay))
      load.cancel()
    }
    return await load.result
  }

  /// What the server does, by the number in the path.
  private static func answer(_ number: Int) -> LoopbackServer.Answer {
    let feed = "<rss><channel><title>News</title><item><title>One</title></item></channel></rss>"
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n"
    let body = Data((head + "\r\n").utf8)
    let half = Data((head + "Content-Length: 5000\r\n\r\n<rss>").utf8)
    switch number {
    case 0: return .http(text: feed)
    case 1: return .silence
    case 2: return .bytes(body + Data(feed.utf8))
    case 3: return .bytes(half)
    case 4: return .beginning(half)
    case 5: return .redirect(to: "/\(number)")
    case 6: return .bytes(Data())
    case 7: return .endless(header: body, piece: Data(repeating: 0x20, count: 1 << 13))
    case 8: return .http("503 Service Unavailable", text: "no")
    case 9: return .bytes(Data((head + "Transfer-Encoding: chunked\r\n\r\nZZ\r\n").utf8))
    default: return .bytes(Data("\u{1B}]0;not http\u{07}\r\n\r\n".utf8))
    }
  }

  /// The resources of the process after the last transfers have ended.
  ///
  /// The system does not report their end, so this polls until the number is stable for longer than
  /// Dispatch keeps an idle thread, which is five seconds.
  private func rest() async -> ProcessResources {
    var last = ProcessResources.now
    var calm = 0
    for _ in 1...300 where calm < 60 {
      try? await Task.sleep(for: .milliseconds(100))
      let now = ProcessResources.now
      calm = now.descriptors == last.descriptors && now.threads == last.threads ? calm + 1 : 0
      last = now
    }
    return last
  }
}
