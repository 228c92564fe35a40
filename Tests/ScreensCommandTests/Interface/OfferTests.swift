import ContentStates
import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// What the foot says of each request is compared with what the log says when it is sent: each
/// request, in each state of each sample.
@MainActor
@Suite(.inTurn) struct OfferTests {
  /// What the logs told from the start to the stop of a screen and of those inside it.
  private func log<Kind: StateKind>(
    of sample: PlainSample<Kind>, in kind: Kind, _ send: () -> Void
  ) -> [LogEntry] {
    let follower = ScreenLog(sample: "sample")
    var log: [LogEntry] = []
    let note: (LogEntry) -> Void = { log.append($0) }
    follower.follow(sample.screen, in: "", note)
    sample.screen.start(at: kind)
    follower.follow(sample.screen, in: "", note)
    send()
    sample.screen.stop()
    return log
  }

  private func check<Kind: StateKind>(
    _ make: () throws -> PlainSample<Kind>, requests count: Int, states: Int
  ) throws {
    let kinds = try make().look.kinds
    #expect(kinds.count == states)
    #expect(Set(kinds.map(\.name)).count == states)
    #expect(try make().requests.filter { $0.key != nil }.count == count)
    for kind in kinds {
      for index in 0..<count {
        let sample = try make()
        let request = sample.requests.filter { $0.key != nil }[index]
        var isOffered = false
        let log = log(of: sample, in: kind) {
          isOffered = request.isAnswered(sample.screen.state)
          let argument = request.argument == nil ? "" : request.name == "choose" ? "en" : "1"
          _ = request.send(sample.screen, argument)
        }
        let others = log.filter { !["start", "stop"].contains($0.cause) }
        let situation = Comment(
          rawValue: "\(request.name) in \(kind.name): \(log.map(\.line.text))")
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

  @Test func news() throws {
    let make = {
      var look = SampleLook<NewsKind> { _ in SamplePicture() }
      look.kinds = NewsKind.samples
      return PlainSample(
        NewsScreen(
          initial: .determineLanguage, keeping: NewsKept(),
          states: NewsStates(languages: FixedLanguages(), news: FeedNewsService())),
        requests: PlainRequest.news, lines: NewsText.lines, look: look)
    }
    try check(make, requests: 4, states: 8)
  }

  @Test func items() throws { try check({ .items() }, requests: 3, states: 6) }

  @Test func history() throws { try check({ .history() }, requests: 5, states: 7) }

  @Test func turnstile() throws {
    try check({ .turnstile() }, requests: 4, states: 3)
  }

  @Test func books() throws { try check({ .books() }, requests: 2, states: 3) }

  @Test func player() throws { try check({ try .player() }, requests: 7, states: 2) }

  @Test func products() throws { try check({ .products() }, requests: 7, states: 7) }
}
