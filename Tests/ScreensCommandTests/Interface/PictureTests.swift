import Foundation
import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import Testing

/// The picture of the app in the documentation is what the app draws.
///
/// With `RECORD_PICTURES` set, the file is written anew instead.
@MainActor
struct PictureTests {
  @Test func aLateAnswerBesideTheNews() async throws {
    let run = AppRun.all(opening: "news", columns: 120, rows: 40)
    run.press(.character("1"))
    await run.pass(.seconds(2))
    // A refresh with a late answer that is left before it comes.
    run.press(.character("L"), .character("r"))
    await run.pass(.seconds(2))
    run.press(.character("l"))
    await run.pass(.seconds(2))
    run.press(.character("1"))
    await run.pass(.seconds(1))

    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Pictures/news.txt").standardized
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data((run.text + "\n").utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == run.text + "\n")
    run.end()
  }
}
