import Terminal

/// The keys of the app itself, in the last line; a fault that is armed stands out.
struct AppFoot {
  private let scene: AppScene

  init(_ scene: AppScene) { self.scene = scene }

  /// As much as there is room for: the ways out come first, then the faults.
  var line: StyledLine {
    let columns = scene.layout.size.columns
    let margin = columns >= 24 ? 1 : 0
    var line = StyledLine()
    for word in words {
      let longer = line.isEmpty ? word : line + StyledLine(" · ", .dim) + word
      if longer.displayWidth > columns - 2 * margin { break }
      line = longer
    }
    return line.isEmpty ? line : line.indented(by: margin)
  }

  private var words: [StyledLine] {
    let inspector = scene.layout.showsInspector && !scene.layout.isSplit ? "screen" : "inspector"
    let ways =
      scene.isMenu
      ? [hint("↑↓", "move"), hint("enter", "open"), hint("i", inspector), hint("q", "quit")]
      : [hint("esc", "menu"), hint("i", inspector)]
    let faults = scene.faults.enumerated().map { index, key in
      let introduction = index == 0 ? StyledLine("next answer: ", .dim) : ""
      let name = key.fault.rawValue
      return introduction
        + (key.isArmed
          ? StyledLine(" \(key.fault.key) \(name) ", [.bold, .reversed])
          : hint(String(key.fault.key), name))
    }
    return ways + faults
  }

  private func hint(_ key: String, _ name: String) -> StyledLine {
    StyledLine(key, .bold) + StyledLine(" \(name)")
  }
}
