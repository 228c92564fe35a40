import Foundation
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand

/// Samples that answer at once; with a clock, after the usual delay, and with faults at hand.
@MainActor
enum Entries {
  static func all(_ clock: ManualClock? = nil) -> [AppEntry] {
    func options() -> SampleOptions {
      SampleOptions(faults: clock.map { FaultDesk(time: $0) }, clock: clock ?? .continuous)
    }
    return [
      entry("news", "reads RSS, Atom and JSON feeds in several languages: choose, read") {
        news(FeedNewsService(), options().faults, clock: clock ?? .continuous)
      },
      entry("items", "is the ready-made screen over one service: retry, refresh") {
        OpenedSample(.items(options()), named: "items")
      },
      entry("history", "lists watched shows") {
        OpenedSample(.history(options()), named: "history")
      },
      entry("turnstile", "opens once the fare is paid: coin, push, close, open") {
        OpenedSample(.turnstile(), named: "turnstile")
      },
      entry("books", "hosts one child screen for each state") {
        OpenedSample(.books(options()), named: "books")
      },
      entry("player", "has states in states") {
        OpenedSample(try .player(options()), named: "player")
      },
      entry("products", "is a shop that requires a login") {
        OpenedSample(.products(options()), named: "products")
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
    return OpenedSample(.news(screen, [.open(opens)], desk, timeZone: .gmt), named: "news")
  }

  static func entry(
    _ name: String, _ summary: String = "", _ open: @escaping () throws -> any LiveSample
  ) -> AppEntry {
    AppEntry(name: name, summary: summary, open: open)
  }
}
