import ScreenStates
import Terminal

/// Shows the keys of what lies below.
final class HelpState: CoverState {
  override func enter() {
    super.enter()
    display.help = screen?.kept.help
  }

  override var ownKeys: [KeyBinding] {
    guard let kept = screen?.kept else { return [] }
    let rows = kept.layout.inside(rows: kept.layout.paneRows)
    let lines = kept.help.lines(columns: kept.layout.inside(kept.size.columns))
    let last = max(lines.count - rows, 0)
    return KeyBinding.moving(
      from: min(display.firstLine, last), last: last, page: rows, "scroll"
    ) { [self] in display.firstLine = $0 }
      + leaving("back", "close the help", also: [.character("?")])
  }
}
