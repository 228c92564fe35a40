import Foundation
import Gallery
import LoopbackServer
import RandomModels

/// Readers that load from a hostile server, sixteen at a time, and cancel at random moments.
final class LeavingReaders {
  /// How the loads ended.
  private(set) var tally = Tally()
  private var numbers: SeededGenerator

  struct Tally: CustomStringConvertible {
    var read = 0
    var refused = 0
    var left = 0
    var description: String { "\(read) read, \(refused) refused, \(left) left" }
  }

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  /// Resets the tally.
  func forgetTally() { tally = Tally() }

  /// Loads `count` times; every hundred loads the server closes with its open connections.
  func loads(_ count: Int) async throws {
    var rest = count
    while rest > 0 {
      try await round(min(rest, 100))
      rest -= 100
    }
  }

  private func round(_ count: Int) async throws {
    let arrivals = Counter()
    let start = Int.random(in: 0..<1000, using: &numbers)
    let server = try LoopbackServer { _ in HostileServer.answer(start + arrivals.next()) }
    let url = try server.url("/")
    let loader = FeedLoader(timeout: .milliseconds(500))
    for first in stride(from: 0, to: count, by: 16) {
      let delays = (first..<min(first + 16, count)).map { _ in
        Int.random(in: 0...40, using: &numbers)
      }
      await withTaskGroup(of: Bool?.self) { group in
        for delay in delays {
          group.addTask { await Self.load(url, with: loader, leavingAfter: delay) }
        }
        for await end in group { note(end) }
      }
    }
  }

  /// Loads, and cancels after `delay` milliseconds; a fifth of the readers wait for the end.
  ///
  /// - Returns: Whether the feed was read; `nil` if the load was cancelled first.
  private static func load(
    _ url: URL, with loader: FeedLoader, leavingAfter delay: Int
  ) async -> Bool? {
    let load = Task { try await loader.feed(from: .web(url)) }
    let leaving = Task {
      guard delay < 32 else { return }
      // Some cancel before the first byte, some in the middle, some after the end.
      try? await Task.sleep(for: .milliseconds(delay))
      load.cancel()
    }
    defer { leaving.cancel() }
    switch await load.result {
    case .success: return true
    case .failure(let error): return error is CancellationError ? nil : false
    }
  }

  private func note(_ end: Bool?) {
    switch end {
    case true?: tally.read += 1
    case false?: tally.refused += 1
    case nil: tally.left += 1
    }
  }

  /// The resources of the process after the last transfers have ended.
  ///
  /// The system does not report their end, so this polls until the number is stable for longer than
  /// Dispatch keeps an idle thread, which is five seconds.
  func rest() async -> ProcessResources {
    var last = ProcessResources.now
    var calm = 0
    for _ in 1...300 where calm < 60 {
      try? await Task.sleep(for: .milliseconds(100))
      let now = ProcessResources.now
      let isCalm = now.descriptors == last.descriptors && now.threads == last.threads
      calm = isCalm ? calm + 1 : 0
      last = now
    }
    return last
  }
}
