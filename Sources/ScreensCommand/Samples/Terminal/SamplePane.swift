package import Terminal

/// Turns a scene of a sample screen into a frame; the same scene always gives the same frame.
package struct SamplePane {
  private let scene: SampleScene
  private let layout: SampleLayout
  private let content: [StyledLine]
  private let sentence: [StyledLine]
  private let foot: [StyledLine]
  private let contentRows: Int

  /// Lays out a scene.
  package init(_ scene: SampleScene) {
    let layout = SampleLayout(scene.size)
    let foot = SampleFoot(scene.requests).lines(columns: layout.columns, rows: layout.footRows)
    let rest = layout.rest(foot: foot.count, isTyping: scene.typed != nil)
    // What is shown keeps at least half of the room, unless there is only one line.
    let sentence = StyledLine(scene.sentence, .foreground(.yellow)).wrapped(to: layout.textColumns)
      .limited(to: min(max(rest / 2, 1), rest), columns: layout.textColumns)
    self.scene = scene
    self.layout = layout
    self.foot = foot
    self.sentence = scene.sentence.isEmpty ? [] : sentence
    // What is under way stands in the place of what it brings, and in the title where there is
    // something to see already.
    let activity = scene.lines.isEmpty ? Self.activity(of: scene, in: layout.textColumns) : nil
    content =
      (activity.map { [$0] } ?? [])
      + scene.lines.flatMap { $0.wrapped(keepingIndentTo: layout.textColumns) }
    contentRows = rest - self.sentence.count
  }

  /// The frame that shows the scene.
  package var frame: Frame {
    let first = clamped(scene.firstLine)
    let end = min(first + contentRows, content.count)
    var lines: [StyledLine] = []
    if layout.hasTitle { lines.append(layout.placed(title)) }
    if layout.hasRules { lines.append(layout.rule()) }
    lines += content[first..<end].map(layout.placed)
    lines += Array(repeating: StyledLine(), count: contentRows - (end - first))
    if layout.hasRules {
      let isWhole = end - first == content.count || first == end
      lines.append(layout.rule(isWhole ? "" : "\(first + 1)–\(end) of \(content.count)"))
    }
    lines += sentence.map(layout.placed)
    lines += foot.map(layout.placed)
    if let typed = scene.typed {
      lines.append(layout.placed(SampleInput(typed).line(layout.columns)))
    }
    return Frame(lines)
  }

  /// The first line in view after a movement: nothing leads beyond the first or the last line.
  package func firstLine(after movement: Movement) -> Int {
    // One line of the old page stays in view, so that the eye finds its place.
    let target = movement.target(
      from: clamped(scene.firstLine), page: max(contentRows - 1, 1), last: content.count)
    return clamped(target)
  }

  private var title: StyledLine {
    let name = scene.name.prefix(1).uppercased() + scene.name.dropFirst()
    var left = StyledLine(name, [.bold, .foreground(.cyan)])
    let right = StyledLine(scene.path, .dim)
    let room = layout.columns - left.displayWidth - right.displayWidth - 4
    if !scene.lines.isEmpty, let activity = Self.activity(of: scene, in: room) {
      left += "  " + activity
    }
    let space = layout.columns - right.displayWidth
    guard space >= left.displayWidth + 2 else { return left.truncated(to: layout.columns) }
    return left.padded(to: space) + right
  }

  private static func activity(of scene: SampleScene, in columns: Int) -> StyledLine? {
    scene.activity.map { words in
      ActivityLine.line(
        words, phase: scene.spinnerPhase, progress: scene.progress, columns: columns)
    }
  }

  /// The nearest line that can be the first in view: the last page is full if it can be.
  private func clamped(_ line: Int) -> Int {
    min(max(line, 0), max(content.count - contentRows, 0))
  }
}
