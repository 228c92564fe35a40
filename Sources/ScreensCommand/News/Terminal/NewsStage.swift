package import Foundation
package import Gallery
package import ScreenStates
package import Terminal

/// The news screen on the stage.
@MainActor
package final class NewsStage: Stage {
  private let screen: NewsScreen
  private let timeZone: TimeZone
  private var view: NewsView?

  package let faults: FaultDesk?

  /// Brings a news screen on the stage.
  ///
  /// - Parameters:
  ///   - screen: A screen that is not started.
  ///   - faults: Where its services are told how to answer.
  ///   - timeZone: Where the reader is.
  package init(_ screen: NewsScreen, faults: FaultDesk?, timeZone: TimeZone = .current) {
    self.screen = screen
    self.faults = faults
    self.timeZone = timeZone
  }

  package var inspected: [InspectedScreen] {
    [InspectedScreen(screen, named: "news", states: NewsKind.samples.map(\.name))]
  }

  package var isModal: Bool { view?.isModal ?? false }

  package func host(in state: AppState) { state.host(screen) }

  package func appear(
    in size: TerminalSize, on clock: any ScreenClock, draw: @escaping (Frame) -> Void
  ) {
    let view = NewsView(
      screen: screen, size: size, timeZone: timeZone, time: clock,
      progress: { [weak faults] in faults?.progress }, draw: draw)
    self.view = view
    view.appear()
  }

  package func disappear() {
    view?.disappear()
    view = nil
  }

  package func receive(_ event: TerminalEvent) -> Bool { view?.receive(event) ?? true }
}

extension NewsKind {
  /// An example of each kind.
  package static var samples: [NewsKind] {
    let english = Language(code: "en", name: "English")
    let edition = Edition(language: english, articles: [Article(id: "1", title: "Fog")])
    return [
      .loadLanguages, .determineLanguage, .changeLanguage, .loadNews(english),
      .displayNews(edition), .refreshNews(edition), .noNews(english),
      .error("It failed.", retry: .loadNews(english)),
    ]
  }
}
