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
    var log: [LogEntry] = []
    let follower = ScreenLog { log.append($0) }
    follower.follow(sample.screen)
    sample.screen.start(at: kind)
    send()
    sample.screen.stop()
    extendLifetime(follower)
    return log
  }

  /// Returns, for each request, whether it is offered: in some states, in others, or both.
  @discardableResult
  private func check<Kind: StateKind & Equatable>(
    _ make: () throws -> PlainSample<Kind>, in kinds: [Kind], requests count: Int
  ) throws -> [String: Set<Bool>] {
    var offered: [String: Set<Bool>] = [:]
    #expect(try make().requests.filter { $0.key != nil }.count == count)
    for kind in kinds {
      for index in 0..<count {
        let sample = try make()
        let request = sample.requests.filter { $0.key != nil }[index]
        var isOffered = false
        let log = log(of: sample, in: kind) {
          isOffered = request.isAnswered(sample.screen.state)
          offered[request.name, default: []].insert(isOffered)
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
    return offered
  }

  @Test func news() throws {
    let english = Language(code: "en", name: "English")
    let edition = Edition(language: english, articles: Article.titles(1))
    let kinds: [NewsKind] = [
      .loadLanguages, .determineLanguage, .changeLanguage, .loadNews(english),
      .displayNews(edition), .refreshNews(edition), .noNews(english),
      .error("It failed.", retry: .loadNews(english)),
    ]
    let make = {
      PlainSample.news(
        NewsScreen(
          initial: .determineLanguage, keeping: NewsKept(),
          states: NewsStates(languages: FixedLanguages(), news: FeedNewsService())))
    }
    try check(make, in: kinds, requests: 4)
  }

  @Test func items() throws {
    let kinds = ItemsKind.samples(of: Content([Item(name: "Lamp", note: "It gives light.")]))
    try check({ .items() }, in: kinds, requests: 3)
  }

  /// Every kind, with every payload that matters to a request.
  @Test func history() throws {
    let show = WatchedShow(title: "The Lighthouse", episode: 1, day: "2026-01-02")
    let notices = [
      nil, Notice("No."), Notice("No.", remedy: .refresh), Notice("No.", remedy: .loadMore),
    ]
    var kinds: [HistoryKind<WatchedShow>] = [
      .hidden, .error(NoRequest(), Failure("Never.", canRetry: false)),
    ]
    for (next, notice) in [nil, PageCursor(1)].flatMap({ next in notices.map { (next, $0) } }) {
      for asked in [nil, NoRequest()] {
        let content = Content(
          request: NoRequest(), items: [show], next: next, notice: notice, asked: asked)
        kinds += HistoryKind.samples(of: content).filter { !kinds.contains($0) }
      }
    }
    let offered = try check({ .history() }, in: kinds, requests: 5)
    #expect(offered.count == 5)
    #expect(offered.values.allSatisfy { $0 == [true, false] })
  }

  @Test func turnstile() throws {
    try check({ .turnstile() }, in: TurnstileKind.allCases, requests: 4)
  }

  @Test func books() throws {
    let kinds: [BooksKind] = [.content, .error("The library could not be reached."), .empty]
    try check({ .books() }, in: kinds, requests: 2)
  }

  @Test func player() throws {
    try check(
      { try .player() }, in: [.loggedIn(.stopped), .loggedOut(.unregistered)], requests: 7)
  }

  @Test func products() throws {
    let lamp = Product(id: 1, name: "Lamp", description: "It gives light.")
    let content = Content(request: "", items: [lamp], next: PageCursor(1))
    try check(
      { .products() }, in: ProductsKind.samples(of: content) + [.notLoggedIn("")], requests: 7)
  }
}
