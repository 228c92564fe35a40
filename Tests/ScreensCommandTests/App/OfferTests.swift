import ContentStates
import Gallery
import ScreenStates
import ScreensCommand
import Testing

/// What the foot says of each request is compared with what the log says when it is sent: each
/// request, in each state of each sample.
@MainActor
struct OfferTests {
  /// What the logs told from the start to the stop of a screen and of those inside it.
  private func log<Kind: StateKind>(
    of sample: PlainSample<Kind>, in kind: Kind, _ send: () -> Void
  ) async -> [LogEntry] {
    let inspection = Inspection()
    inspection.watch([InspectedScreen(sample.screen, named: "outer", states: [])])
    sample.screen.start(at: kind)
    let inner = sample.look.inner(sample.screen)
    inspection.watch(inner)
    send()
    sample.screen.stop()
    var log: [LogEntry] = []
    // Each screen that is watched tells of its stop, and that is the last that it tells.
    await withCheckedContinuation { done in
      var reader: CheckedContinuation<Void, Never>? = done
      inspection.changed = {
        log =
          inspection.model(path: "", of: [], underWay: [], at: ScreenInstant(.zero)).log
        guard log.filter({ $0.cause == "stop" }).count == 1 + inner.count else { return }
        reader.take()?.resume()
      }
    }
    inspection.stop()
    return log
  }

  private func check<Kind: StateKind>(
    _ make: () throws -> PlainSample<Kind>, requests count: Int, states: Int
  ) async throws {
    let kinds = try make().look.kinds
    #expect(kinds.count == states)
    #expect(Set(kinds.map(\.name)).count == states)
    #expect(try make().requests.filter { $0.key != nil }.count == count)
    for kind in kinds {
      for index in 0..<count {
        let sample = try make()
        let request = sample.requests.filter { $0.key != nil }[index]
        var isOffered = false
        let log = await log(of: sample, in: kind) {
          isOffered = request.isAnswered(sample.screen.state)
          let argument = request.argument == nil ? "" : request.name == "choose" ? "en" : "1"
          _ = request.send(sample.screen, argument)
        }
        let others = log.filter { !["start", "stop"].contains($0.cause) }
        let situation = Comment(rawValue: "\(request.name) in \(kind.name): \(log)")
        if isOffered {
          #expect(!others.contains { $0.outcome == .ignored }, situation)
        } else {
          #expect(!others.contains { $0.outcome == .taken }, situation)
          // A request to an inner screen that is not there reaches nobody, and one whose argument
          // names nothing on screen is not sent.
          let reachesNobody = Kind.self == PlayerKind.self || request.argument != nil
          #expect(reachesNobody || others.contains { $0.outcome == .ignored }, situation)
        }
      }
    }
  }

  @Test func news() async throws {
    let make = {
      var look = SampleLook<NewsKind> { _ in SamplePicture() }
      look.kinds = NewsKind.samples
      return PlainSample(
        Entries.news(FeedNewsService()), requests: PlainRequest.news.map { $0.key("x") },
        lines: NewsText.lines, look: look)
    }
    try await check(make, requests: 4, states: 8)
  }

  @Test func items() async throws { try await check({ .items() }, requests: 3, states: 6) }

  @Test func history() async throws { try await check({ .history() }, requests: 5, states: 7) }

  @Test func turnstile() async throws {
    try await check({ .turnstile() }, requests: 4, states: 3)
  }

  @Test func books() async throws { try await check({ .books() }, requests: 2, states: 3) }

  @Test func player() async throws { try await check({ try .player() }, requests: 7, states: 2) }

  @Test func products() async throws { try await check({ .products() }, requests: 7, states: 7) }
}
