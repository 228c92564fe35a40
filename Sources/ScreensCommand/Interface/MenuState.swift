import ScreenStates
import Terminal

/// Lets the user choose a sample.
final class MenuState: AppState {
  override func enter() { draw() }

  /// The samples have changed, or the selection.
  override func keptChanged() { draw() }

  override var ownKeys: [KeyBinding] {
    guard let kept = screen?.kept, !kept.entries.isEmpty else { return commonKeys }
    let digits = KeyBinding.digits(kept.entries.count)
    return KeyBinding.moving(
      from: kept.chosen, last: kept.entries.count - 1, page: kept.entries.count, "move"
    ) { [self] in screen?.kept.chosen = $0 } + [
      KeyBinding([.enter], "enter", "open", "open the selected screen") { [self] _ in
        open(kept.chosen)
      },
      KeyBinding(digits, "1–\(digits.count)", "", "open the screen with that number") {
        [self] key in digits.firstIndex(of: key).map(open)
      },
    ] + commonKeys
  }

  func open(_ index: Int) {
    guard let entry = screen?.kept.entries[index] else { return }
    screen?.kept.chosen = index
    transition(to: .sample(entry.name))
  }

  private func draw() {
    guard let kept = screen?.kept else { return }
    let width = kept.entries.map(\.name.displayWidth).max() ?? 0
    var lines: [StyledLine] = []
    for (index, entry) in kept.entries.enumerated() {
      let sample = kept.samples.first { $0.name == entry.name }
      let text =
        sample.map { StyledLine("now \($0.path)", .green) }
        ?? StyledLine(entry.summary, .dim)
      let number = StyledLine("\(index + 1)  ", .cyan)
      lines.append(number + StyledLine(entry.name, .bold).padded(to: width + 2) + text)
    }
    lines += [
      StyledLine(),
      StyledLine("A screen is in exactly one state, and nothing outlives its state.", .dim),
    ]
    update { display in
      display.picture = SamplePicture()
      display.picture.blocks = lines.map { line in TextBlock { [line.truncated(to: $0)] } }
      display.picture.firstChoice = 0
      display.states = kept.entries.isEmpty ? "" : kept.entries[kept.chosen].name
    }
  }
}
