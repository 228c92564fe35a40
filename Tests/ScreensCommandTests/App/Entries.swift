import Foundation
import Gallery
import ScreenStates
import ScreensCommand

/// Samples that answer at once.
@MainActor
enum Entries {
  static func all(_ faults: FaultDesk? = nil) -> [AppEntry] {
    [
      entry("news", "reads RSS, Atom and JSON feeds in several languages: choose, read") {
        NewsStage(news(FeedNewsService()), faults: faults, timeZone: .gmt)
      },
      entry("items", "is the ready-made screen over one service: retry, refresh") {
        SampleStage(.items(), named: "items")
      },
      entry("history", "lists watched shows") { SampleStage(.history(), named: "history") },
      entry("turnstile", "lets one pass who has paid the fare: coin, push, close, open") {
        SampleStage(.turnstile(), named: "turnstile")
      },
      entry("books", "hosts one child screen a state") { SampleStage(.books(), named: "books") },
      entry("player", "has states in states") { SampleStage(try .player(), named: "player") },
      entry("products", "sells to who has logged in") {
        SampleStage(.products(), named: "products")
      },
    ]
  }

  static func news(_ service: any NewsService) -> NewsScreen {
    NewsScreen(
      initial: .determineLanguage, keeping: NewsKept(),
      states: NewsStates(languages: FixedLanguages(), news: service))
  }

  private static func entry(
    _ name: String, _ summary: String, _ open: @escaping () throws -> any Stage
  ) -> AppEntry {
    AppEntry(name: name, summary: summary, open: open)
  }
}
