import Foundation
import ScreensCommand
import Terminal
import TerminalPictures
import TestTraits
import Testing

/// The pictures of the app in the documentation are what the app draws.
///
/// With `RECORD_PICTURES` set, the files are written anew instead.
@MainActor
@Suite(.inTurn) struct PictureTests {
  private static let size = TerminalSize(columns: 104, rows: 40)

  private func check(_ text: String, _ path: String) throws {
    let file = packageFile("Docs/\(path)")
    if Explored.isRecorded { try Data(text.utf8).write(to: file) }
    let stored = try String(contentsOf: file, encoding: .utf8)
    let isSame = stored == text
    let lines = zip(text.split(separator: "\n"), stored.split(separator: "\n"))
    let change = lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "It has other lines."
    #expect(isSame, "\(path) is not what the app draws; see Docs/diagrams.sh. \(change)")
  }

  @Test func aLateAnswerIsDropped() async throws {
    let run = AppRun.all(opening: "news", columns: Self.size.columns, rows: Self.size.rows)
    for (keys, tenths) in [("1", 20), ("Lr", 20), ("l", 20), ("1", 40)] {
      run.type(keys)
      // Answers are due at such times; more at once would let time pass before they have come.
      for _ in 0..<tenths { await run.pass(.milliseconds(100)) }
    }
    await run.shows("dropped: the answer to refreshNews came after it had exited")
    try check(
      TerminalPicture(
        [TerminalPicture.Moment(run.frame)], size: Self.size, title: "The news in a terminal"
      ).svg, "ScreenStates.docc/Pictures/terminal.svg")
  }

  @Test func theSameKeysLeadToAFailureWithFlagsAndToNoneWithStates() async throws {
    let twin = TwinPicture()
    await twin.play()
    let title = "The same keys: flags fail, states do not"
    try check(
      TerminalPicture(twin.moments, size: TwinPicture.size, title: title).svg,
      "ScreenStates.docc/Pictures/flags-and-states.svg")
  }
}
