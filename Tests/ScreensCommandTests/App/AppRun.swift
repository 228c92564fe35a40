import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal

/// The app in its view, with a test at the keys, and a canvas that tells what is written.
@MainActor
final class AppRun {
  private final class Shown {
    var frame = Frame()
    var size: TerminalSize
    var written: [String] = []
    var canvas = Canvas()

    init(_ size: TerminalSize) { self.size = size }

    var awaited: (isShown: (String) -> Bool, reader: CheckedContinuation<Void, Never>)?

    func draw(_ frame: Frame) {
      self.frame = frame
      written.append(canvas.draw(frame, size: size))
      if let (isShown, reader) = awaited, isShown(frame.text) {
        awaited = nil
        reader.resume()
      }
    }
  }

  let view: AppView
  private let shown: Shown

  init(
    _ entries: [AppEntry], opening name: String?, columns: Int, rows: Int,
    clock: ManualClock = ManualClock()
  ) {
    let shown = Shown(TerminalSize(columns: columns, rows: rows))
    self.shown = shown
    view = AppView(of: entries, opening: name, size: shown.size, clock: clock) {
      shown.draw($0)
    }
    view.appear()
  }

  /// The letters of the frame, without the blanks at the ends of its lines.
  var text: String { shown.frame.text }

  var frame: Frame { shown.frame }

  /// What was written to the terminal since the last time that this was asked.
  func written() -> String {
    defer { shown.written = [] }
    return shown.written.joined()
  }

  @discardableResult
  func press(_ keys: Key...) -> Bool {
    var stays = true
    for key in keys { stays = view.receive(.key(key)) }
    return stays
  }

  func resize(columns: Int, rows: Int) {
    shown.size = TerminalSize(columns: columns, rows: rows)
    _ = view.receive(.resize(shown.size))
  }

  /// Waits until the work is done.
  func settled() async { await view.app.settled() }

  /// Waits until a text is shown; logs are told a turn later than frames.
  func shows(_ text: String) async { await shows { $0.contains(text) } }

  /// Waits until this is the newest entry of the log.
  func logs(_ entry: String) async {
    await shows { text in
      let lines = text.split(separator: "\n")
      let heading = lines.firstIndex { $0.hasSuffix("Log  newest first") }
      return heading.map { lines.dropFirst($0 + 1).first?.contains(entry) == true } ?? false
    }
  }

  private func shows(_ isShown: @escaping (String) -> Bool) async {
    if isShown(text) { return }
    await withCheckedContinuation { shown.awaited = (isShown, $0) }
  }

  func end() { view.disappear() }
}
