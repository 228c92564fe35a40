import ScreenStates
import Terminal

final class HelpState: CoverState {
  private let column: TextColumn
  private let layout: () -> AppLayout

  init(_ help: [TextBlock], _ layout: @escaping () -> AppLayout) {
    (column, self.layout) = (TextColumn(help), layout)
  }

  override func enter() { display.help = column }

  override var keys: [KeyBinding] {
    let layout = layout()
    let rows = layout.inside(rows: layout.paneRows)
    let last = max(column.lines(columns: layout.inside(layout.size.columns)).count - rows, 0)
    return KeyBinding.moving(
      from: min(display.firstLine, last), last: last, page: rows, "scroll"
    ) { [self] in display.firstLine = $0 }
      + leaving("back", "close the help", also: [.character("?")])
  }
}
