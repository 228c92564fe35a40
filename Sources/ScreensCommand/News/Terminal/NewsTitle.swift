import Gallery
import Terminal

/// The line at the top: what is read, whether it is being refreshed, and where the screen is.
@MainActor
struct NewsTitle {
  private let scene: NewsScene

  init(_ scene: NewsScene) { self.scene = scene }

  func line(_ columns: Int) -> StyledLine {
    var left = StyledLine("News", [.bold, .foreground(.cyan)])
    if let language = scene.display.language {
      left += StyledLine(" · ", .dim) + StyledLine(language.name, .bold)
    }
    if !scene.display.languages.isEmpty {
      left += StyledLine(" · ", .dim) + "Choose a language"
    }
    if scene.display.isLoading, scene.showsActivity, !scene.display.articles.isEmpty {
      let words = scene.isSlow ? "still refreshing" : "refreshing"
      left +=
        " "
        + ActivityLine.line(
          words, .dim, phase: scene.spinnerPhase, progress: scene.progress,
          columns: columns - left.displayWidth - scene.path.displayWidth - 4)
    }
    let right = StyledLine(scene.path, .dim)
    let space = columns - right.displayWidth
    guard space >= left.displayWidth + 2 else { return left.truncated(to: columns) }
    return left.padded(to: space) + right
  }
}
