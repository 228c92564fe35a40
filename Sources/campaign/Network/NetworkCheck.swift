import CountingAllocator
import Foundation
import Gallery
import LoopbackServer

/// A check that a server's behaviour leaves no resources behind.
@MainActor
struct NetworkCheck {
  /// Runs the check; returns the figures, and what is wrong with them.
  let run:
    @MainActor (_ options: CampaignOptions) async throws -> (figures: String, failure: String?)

  static var all: [NetworkCheck] { [leavingReaders, senderWithoutEnd] }

  // MARK: - Readers who leave

  private static var leavingReaders: NetworkCheck {
    NetworkCheck { options in
      let count = options.steps ?? (options.isShort ? 200 : 10_000)
      let run = LeavingReaders(seed: options.seed)
      // The first loads allocate what the network keeps permanently: threads, tables, libraries.
      try await run.loads(100)
      run.forgetTally()
      let before = await run.rest()
      counting_allocator_begin_bytes()
      try await run.loads(count)
      let after = await run.rest()
      let bytes = counting_allocator_end_bytes()
      let figures =
        "\(count) loads, seed \(options.seed): \(run.tally); \(before) before, \(after) after,"
        + " \(bytes) bytes left"
      if after.descriptors > before.descriptors + 8 {
        return (figures, "Abandoned loads keep descriptors.")
      }
      if after.threads > before.threads + 8 {
        return (figures, "Abandoned loads keep threads.")
      }
      // On Linux libcurl keeps some hundred bytes for an interrupted connection, and tables grow. A
      // leaked document would be mebibytes.
      let most = Int64(count << 10 + 4 << 20)
      return (figures, bytes < most ? nil : "Abandoned loads keep memory.")
    }
  }

  /// Sends about twenty mebibytes a second: Foundation buffers what arrives faster.

  /// Sends about twenty mebibytes a second: Foundation buffers what arrives faster.
  private static var senderWithoutEnd: NetworkCheck {
    NetworkCheck { _ in
      let head = Data((HostileServer.head + "\r\n").utf8)
      let server = try LoopbackServer { _ in .endless(head, Data(repeating: 0x20, count: 1 << 15)) }
      let url = try server.url("/")
      counting_allocator_begin_bytes()
      do {
        _ = try await FeedLoader(timeout: .seconds(60), limit: 1 << 20).feed(from: .web(url))
        return ("a sender without end", "A body without end was read.")
      } catch let error as FeedError {
        guard error.reason == .tooLarge(limit: 1 << 20) else {
          return ("a sender without end", "It was refused with another sentence: \(error)")
        }
      }
      // The transfer continues, because it is not cancelled on Linux, but nothing of it is stored.
      try await Task.sleep(for: .seconds(2))
      let bytes = counting_allocator_end_bytes()
      return withExtendedLifetime(server) {
        (
          "a sender without end: \(bytes) bytes left",
          bytes < 32 << 20 ? nil : "A refused body leaves memory behind."
        )
      }
    }
  }
}
