import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal

/// A sample screen in its view, with a test at the keys.
@MainActor
final class ViewRun<Kind: StateKind> {
  private final class Shown { var frame = Frame() }

  private let shown = Shown()
  private let screen: Screen<Kind>
  private let view: SampleView<Kind>

  init(of sample: PlainSample<Kind>, named name: String, columns: Int, rows: Int) {
    screen = sample.screen
    view = SampleView(
      of: sample, named: name, size: TerminalSize(columns: columns, rows: rows), time: ManualClock()
    ) { [shown] in shown.frame = $0 }
    screen.start()
    view.appear()
  }

  /// The letters of the frame, without the blanks at the ends of its lines.
  var text: String { shown.frame.text }

  /// What is being typed: what stands between the prompt and the cursor.
  var typed: String {
    let line = shown.frame.lines.last?.text ?? ""
    guard line.contains("› ") else { return "" }
    return String((line.split(separator: "› ", maxSplits: 1).last ?? "").dropLast())
  }

  func receive(_ event: TerminalEvent) -> Bool { view.receive(event) }

  @discardableResult
  func press(_ key: Key) -> Bool { view.receive(.key(key)) }

  /// As a terminal does it, scalar by scalar.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(Character(scalar))) }
  }

  /// Writes a request.
  func send(_ line: String) {
    type(":" + line)
    press(.enter)
  }

  func settled() async { await screen.settled() }

  func end() {
    view.disappear()
    screen.stop()
  }
}
