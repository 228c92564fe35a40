import TestTraits
import Observation
import ScreenStates
import Testing

/// The table of the article: what is drawn again, and when.
@MainActor
@Suite(.noMistakes) struct RedrawTests {
  private typealias Read = @MainActor (SearchScreen) -> Void

  private let readers: [(name: String, read: Read)] = [
    ("`screen.display`", { _ = $0.display }),
    (#"`screen[\.hits]`"#, { _ = $0[\.hits] }),
    ("`screen.kind`", { _ = $0.kind }),
    ("`screen.kept`", { _ = $0.kept }),
    ("`screen.state`", { _ = $0.state }),
  ]

  private let changes: [(name: String, change: Read)] = [
    ("`hits` is drawn", { $0.state.display.hits = ["one"] }),
    ("`message` is drawn", { $0.state.display.message = "drawn" }),
    ("transition, other `hits`", { $0.transition(to: .found(["one"])) }),
    ("transition, equal `hits`", { $0.transition(to: .found([])) }),
    ("`kept` is written", { $0.kept.words = "one" }),
  ]

  /// Whether a view that has read something is told of a change.
  private func isToldOf(_ change: Read, having read: Read) -> Bool {
    let screen = SearchScreen(initial: .typing, keeping: SearchKept(), states: SearchStates())
    screen.start()
    let told = Told()
    withObservationTracking {
      read(screen)
    } onChange: {
      MainActor.assumeIsolated { told.isTold = true }
    }
    change(screen)
    return told.isTold
  }

  @MainActor
  private final class Told {
    var isTold = false
  }

  @Test func theArticleHasWhatIsDrawnAgain() throws {
    let head = ["a view that reads"] + changes.map(\.name)
    let rows = readers.map { reader in
      [reader.name]
        + changes.map { isToldOf($0.change, having: reader.read) ? "drawn again" : "–" }
    }
    let lines = [head, head.map { _ in "---" }] + rows
    let table = lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    #expect(try article("Observing").contains(table), "\(table)")
  }
}
