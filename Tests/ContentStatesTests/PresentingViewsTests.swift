import ContentStates
import TestTraits
import ScreenStates
import Testing

/// A controller with views of its own, as an app has them.
private final class ListController: ContentPresenting {
  let table = Table()
  let spinner = Spinner()
  let label = Label()
  func showActivity(_ activity: LoadingActivity?) { spinner.isAnimating = activity != nil }
  func showItems(_ items: [String]) { table.rows = items }
  func showEmpty(_ reason: EmptyReason?) { label.text = reason.map { _ in "Nothing yet." } }
  func showError(_ failure: Failure?) { label.text = failure?.message }
}

/// A pane of a terminal, drawn anew after each change.
private final class Pane: ContentPresenting {
  var rows: [String] = []
  var status = ""
  var drawn: String { ([status] + rows).joined(separator: "\n") }
  func showItems(_ items: [String]) { rows = items.map { "- \($0)" } }
  func announce(_ line: String) { status = line }
}

/// A recorder of a test.
private final class Recorder: ContentPresenting {
  var told: [String] = []
  func showItems(_ items: [String]) { told.append("items \(items)") }
  func announce(_ line: String) { told.append(line) }
}

/// Views of three sorts, each bound in one call and written in under ten lines.
@MainActor
@Suite(.noMistakes) struct PresentingViewsTests {
  private let screen = ContentScreen(times: .off, load: { ["apple", "pear"] })

  @Test func aController() async {
    let controller = ListController()
    let token = screen.present(to: controller)
    screen.start()
    #expect(controller.spinner.isAnimating)
    await screen.settled()
    #expect(controller.table.rows == ["apple", "pear"])
    #expect(!controller.spinner.isAnimating)
    #expect(controller.label.text == nil)
    token.cancel()
  }

  @Test func aPane() async {
    let pane = Pane()
    let token = screen.present(to: pane)
    screen.start()
    await screen.settled()
    #expect(pane.drawn == "2 items\n- apple\n- pear")
    token.cancel()
  }

  @Test func aRecorder() async {
    let recorder = Recorder()
    let token = screen.present(to: recorder)
    screen.start()
    await screen.settled()
    #expect(recorder.told == ["items []", "Loading.", "items [\"apple\", \"pear\"]", "2 items"])
    token.cancel()
  }
}

@MainActor private final class Table { var rows: [String] = [] }
@MainActor private final class Spinner { var isAnimating = false }
@MainActor private final class Label { var text: String? }
