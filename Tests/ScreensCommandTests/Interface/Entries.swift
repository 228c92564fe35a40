import Foundation
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand

/// Samples that answer at once; with a clock, after the usual delay, and with faults at hand.
@MainActor
enum Entries {
  static func all(_ clock: ManualClock? = nil) -> [AppEntry] {
    func desk() -> FaultDesk? { clock.map { FaultDesk(time: $0) } }
    let latency: Duration = clock == nil ? .zero : .milliseconds(400)
    let time: any ScreenClock = clock ?? .continuous
    return [
      entry("news", "reads RSS, Atom and JSON feeds in several languages: choose, read") {
        news(FeedNewsService(), desk(), clock: time)
      },
      entry("items", "is the ready-made screen over one service: retry, refresh") {
        OpenedSample(.items(latency: latency, faults: desk(), clock: time), named: "items")
      },
      entry("history", "lists watched shows") {
        OpenedSample(.history(latency: latency, faults: desk(), clock: time), named: "history")
      },
      entry("turnstile", "lets one pass who has paid the fare: coin, push, close, open") {
        OpenedSample(.turnstile(), named: "turnstile")
      },
      entry("books", "hosts one child screen a state") {
        OpenedSample(.books(latency: latency, faults: desk()), named: "books")
      },
      entry("player", "has states in states") {
        OpenedSample(try .player(latency: latency, faults: desk(), clock: time), named: "player")
      },
      entry("products", "sells to who has logged in") {
        OpenedSample(.products(latency: latency, faults: desk(), clock: time), named: "products")
      },
    ]
  }

  static func news(
    _ service: any NewsService, _ desk: FaultDesk? = nil, clock: any ScreenClock = .continuous,
    opens: @escaping (URL) -> Bool = { _ in false }
  ) -> any LiveSample {
    desk?.onFail = {}
    desk?.onEmpty = {}
    let faulty = desk.map { FaultyNews(service: service, desk: $0, latency: .milliseconds(400)) }
    let screen = NewsScreen(
      initial: .determineLanguage, keeping: NewsKept(),
      states: NewsStates(languages: FixedLanguages(), news: faulty ?? service), clock: clock)
    return OpenedSample(
      PlainSample(
        screen, requests: PlainRequest.news + [.open(opens)], lines: NewsText.lines,
        look: .news(desk, timeZone: .gmt)), named: "news")
  }

  static func entry(
    _ name: String, _ summary: String = "", _ open: @escaping () throws -> any LiveSample
  ) -> AppEntry {
    AppEntry(name: name, summary: summary, open: open)
  }
}
