import Gallery
import Terminal

/// What stands where there is nothing to read: that it is being loaded, that there is none, or what
/// failed.
@MainActor
struct NewsMessage {
  private let scene: NewsScene

  init(_ scene: NewsScene) { self.scene = scene }

  func lines(columns: Int) -> [StyledLine] {
    let display = scene.display
    if let error = display.error {
      return StyledLine(error, .foreground(.red)).wrapped(to: columns) + again("retry", .retry)
    } else if let reason = display.emptyReason {
      return StyledLine(reason).wrapped(to: columns) + again("refresh", .refresh)
    } else if display.isLoading, scene.showsActivity {
      let what = display.language.map { "the news in \($0.name)" } ?? "the languages"
      let words = "\(scene.isSlow ? "Still loading" : "Loading") \(what) …"
      return ActivityLine.line(
        words, phase: scene.spinnerPhase, progress: scene.progress, columns: columns
      ).wrapped(to: columns)
    }
    return []
  }

  private func again(_ name: String, _ request: NewsRequest) -> [StyledLine] {
    guard scene.answers.contains(request) else { return [] }
    return ["", StyledLine("r", .bold) + StyledLine(" \(name)")]
  }
}
