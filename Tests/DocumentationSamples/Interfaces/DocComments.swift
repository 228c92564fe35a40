import ScreenStates
import SwiftUI

// What the doc comments of `Screen(still:)` and of `child(_:)` show.

private struct NewsDisplay: ScreenDisplay { var isLoading = false }

private enum NewsKind: StateKind {
  typealias Display = NewsDisplay
  case loadNews
  case displayNews([String])

  static let samples: [NewsKind] = [.loadNews, .displayNews(["one"])]
}

private typealias NewsScreen = Screen<NewsKind>

private struct NewsStates: StateFactory {
  let news: @Sendable () async throws -> [String]

  func makeState(for kind: NewsKind) -> NewsScreen.State { NewsScreen.State() }
}

private struct NewsView: View {
  let screen: NewsScreen

  var body: some View { if screen.display.isLoading { ProgressView() } }
}

private let noNews: @Sendable () async throws -> [String] = { [] }

private struct NewsGallery: View {
  var body: some View {
    ForEach(NewsKind.samples, id: \.name) { kind in
      NewsView(screen: NewsScreen(still: kind, states: NewsStates(news: noNews)))
    }
  }
}

private struct PlayerDisplay: ScreenDisplay { var track: String? }

private enum PlayerKind: StateKind {
  typealias Display = PlayerDisplay
  case playing
}

private struct TrackView: View {
  let screen: NewsScreen

  var body: some View {
    Text(screen.child(PlayerKind.self)?.display.track ?? "")
  }
}
