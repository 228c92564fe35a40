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
  @Test func theNewsOnTwoPanes() async throws {
    let faults = FaultDesk()
    faults.onFail = {}
    faults.onEmpty = {}
    let run = AppRun(Entries.all(faults), opening: "news", columns: 110, rows: 30)
    run.press(.character("1"))
    await run.logs("✓ loadNews → displayNews")
    // A refresh that is left before its answer comes, and a request that nobody answers there.
    run.press(.character("r"), .character("l"), .character("r"))
    await run.shows("1 dropped as stale")
    run.press(.character("1"))
    await run.logs("✓ loadNews → displayNews")
    // The first entries, of two screens, come in any order; these move them out of view.
    for _ in 0..<3 {
      run.press(.character("r"))
      await run.logs("✓ displayNews → refreshNews")
      await run.logs("✓ refreshNews → displayNews")
    }

    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Pictures/news.txt").standardized
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data((run.text + "\n").utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == run.text + "\n")
    run.end()
  }
}
