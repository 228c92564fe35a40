import ScreenStates
import Terminal

/// The base class of states in which the user types a line.
class InputState: CoverState {
  init(prompt: String, _ text: String = "") {
    super.init()
    display.input = InputLine(prompt: prompt, text: text)
  }

  /// The typed text; a change by a key calls ``edited()``.
  final var text: String { display.input?.text ?? "" }

  func edited() {}

  override func press(_ key: Key) {
    if keys.contains(where: { $0.keys.contains(key) }) { return super.press(key) }
    if key == .backspace, text.isEmpty { return close() }
    let old = display.input
    update { display in
      display.message = ""
      display.input?.edit(key)
    }
    if text != old?.text { edited() }
  }

  /// The key that closes this child.
  final func escape(_ meaning: String) -> KeyBinding {
    KeyBinding([.escape], "esc", "back", meaning) { [self] _ in close() }
  }
}

/// A request is typed.
final class WritingState: InputState {
  private let sample: (any LiveSample)?

  init(_ text: String, to sample: (any LiveSample)?) {
    self.sample = sample
    super.init(prompt: "› ", text)
  }

  override var keys: [KeyBinding] {
    [
      KeyBinding([.enter], "enter", "send", "send the request") { [self] _ in
        close(sample?.send(text) ?? .done)
      },
      KeyBinding([.tab], "tab", "complete", "complete the word") { [self] _ in
        let completed = sample?.completed(text) ?? text
        display.input?.text = completed
      },
      escape("send nothing"),
    ]
  }
}

/// A text is searched on the screen; each hit scrolls there.
final class SearchState: InputState {
  private let sample: (any LiveSample)?
  private let layout: () -> AppLayout

  init(in sample: (any LiveSample)?, _ layout: @escaping () -> AppLayout) {
    (self.sample, self.layout) = (sample, layout)
    super.init(prompt: "/")
  }

  override var keys: [KeyBinding] {
    [
      KeyBinding([.enter, .down], "enter", "next", "go to the next line with the text") {
        [self] _ in find(step: 1)
      },
      KeyBinding([.up, .backTab], "↑", "previous", "go to the previous line with the text") {
        [self] _ in find(step: -1)
      },
      escape("end the search"),
    ]
  }

  override func edited() { find(step: 0) }

  /// Goes to the next line with the text, and wraps around at the end.
  private func find(step: Int) {
    guard let sample else { return }
    let (typed, layout) = (text, layout())
    let text = typed.lowercased()
    let lines = sample.picture.lines(in: layout).map { $0.text.lowercased() }
    let hits = lines.indices.filter { !text.isEmpty && lines[$0].contains(text) }
    let now = display.found?.line ?? sample.firstLine
    let next =
      step < 0
      ? hits.last { $0 < now } ?? hits.last
      : hits.first { $0 >= now + step } ?? hits.first
    update { display in
      display.found = next.map { (text, $0) }
      if let next, let index = hits.firstIndex(of: next) {
        display.message = "\(index + 1) of \(hits.count)"
      } else if !text.isEmpty {
        display.message = "\"\(typed)\" was not found."
      }
    }
    if let next, sample.choice == nil {
      sample.firstLine = min(max(next - layout.contentRows / 3, 0), sample.picture.last(in: layout))
    }
  }
}
