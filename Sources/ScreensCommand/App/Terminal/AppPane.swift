package import Terminal

/// Turns a scene of the app into a frame; the same scene always gives the same frame.
package struct AppPane {
  private let scene: AppScene
  private let layout: AppLayout

  /// Lays out a scene.
  package init(_ scene: AppScene) {
    self.scene = scene
    layout = scene.layout
  }

  /// The frame that shows the scene.
  package var frame: Frame {
    var lines: [StyledLine]
    if layout.isSplit {
      lines = zip(rows(of: scene.screen.lines), inspector(margin: 0)).map { left, right in
        // The right column begins with a sign or with Latin letters, so that in terminals that
        // turn right-to-left text round none of it is drawn into the other column.
        left.padded(to: layout.screenSize.columns)
          + StyledLine(" │ ", .dim) + right
      }
    } else if layout.showsInspector {
      lines = inspector(margin: layout.size.columns >= 24 ? 1 : 0)
    } else {
      lines = rows(of: scene.screen.lines)
    }
    if layout.hasFoot { lines.append(AppFoot(scene).line) }
    return Frame(lines)
  }

  private func inspector(margin: Int) -> [StyledLine] {
    let columns = layout.inspectorColumns - 2 * margin
    return InspectorPane(scene.inspector, columns: columns, rows: layout.paneRows).lines
      .map { $0.isEmpty ? $0 : $0.indented(by: margin) }
  }

  private func rows(of lines: [StyledLine]) -> [StyledLine] {
    lines.prefix(layout.paneRows).map { $0.truncated(to: layout.screenSize.columns) }
      + Array(repeating: StyledLine(), count: max(layout.paneRows - lines.count, 0))
  }
}
