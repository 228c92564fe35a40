import Foundation
import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import TerminalPictures
import TestTraits
import Testing

/// The pictures of the app in the documentation are what the app draws, of a visit with a script.
///
/// With `RECORD_PICTURES` set, the files are written anew instead.
@MainActor
@Suite(.inTurn) struct PictureTests {
  private static let size = TerminalSize(columns: 104, rows: 36)

  /// A refresh is left before its answer comes, which is late, and dropped.
  private func visit(_ show: (AppRun, Duration) -> Void) async {
    let run = AppRun.all(
      opening: "news", columns: Self.size.columns, rows: Self.size.rows)
    func pass(_ duration: Duration, by step: Duration = .milliseconds(500)) async {
      for _ in 0..<Int(duration / step) {
        show(run, step)
        // Answers are due at such times; more at once would let time pass before they have come.
        for _ in 0..<Int(step / .milliseconds(100)) { await run.pass(.milliseconds(100)) }
      }
    }
    await pass(.seconds(2))
    run.press(.character("1"))
    await pass(.seconds(2), by: .milliseconds(200))
    run.press(.character("L"))
    await pass(.milliseconds(1500))
    run.press(.character("r"))
    await pass(.seconds(2))
    run.press(.character("l"))
    await pass(.seconds(2))
    run.press(.character("2"))
    await pass(.milliseconds(3500))
    // The answer comes when it likes; nobody waits for it.
    await run.pass(.milliseconds(500))
    await run.shows("dropped: the answer to refreshNews came after it had exited")
    show(run, .seconds(4))
    run.end()
  }

  private func check(_ text: String, _ path: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/\(path)").standardized
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    let isSame = stored == text
    let lines = zip(text.split(separator: "\n"), stored.split(separator: "\n"))
    let change = lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "It has other lines."
    #expect(isSame, "\(path) is not what the app draws; see Docs/diagrams.sh. \(change)")
  }

  @Test func aLateAnswerIsDropped() async throws {
    var moments: [TerminalPicture.Moment] = []
    var text = ""
    await visit { run, duration in
      moments.append(TerminalPicture.Moment(run.frame, for: duration))
      text = run.text + "\n"
    }
    let title = "An answer comes late, and is dropped"
    try check(
      TerminalPicture(moments, size: Self.size, title: title).svg,
      "ScreenStates.docc/Pictures/late-answer.svg")
    try check(
      TerminalPicture(Array(moments.suffix(1)), size: Self.size, title: "The news in a terminal")
        .svg,
      "ScreenStates.docc/Pictures/terminal.svg")
    try check(text, "Pictures/news.txt")
  }
}
