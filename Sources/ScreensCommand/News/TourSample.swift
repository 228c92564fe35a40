import Gallery
package import ScreenStates

/// The sample that the tour plays on.
package enum TourSample {
  /// The news of bundled feeds; the chosen language is written nowhere.
  @MainActor
  package static func make(_ clock: any ScreenClock = .continuous) -> any LiveSample {
    let desk = FaultDesk(time: clock, longWait: .seconds(5))
    let news = FaultyNews(service: FeedNewsService(), desk: desk, latency: .milliseconds(400))
    let screen = NewsScreen(
      initial: .determineLanguage, keeping: NewsKept(),
      states: NewsStates(languages: FileLanguageService(), news: news), clock: clock)
    return OpenedSample(.news(screen, [], desk), named: "news")
  }
}
