import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // duckduckgo/Android#433: a filter that lets only changed queries pass swallows the repeated one.
  static let duckDuckGo433 = Exhibit(
    "duckduckgo/Android#433", "Deleting a character and typing it again shows no suggestions.",
    .sameQuestionIsAnswered, needs: .time,
    history: [
      "bar.type()", "await clock.advance(by: .milliseconds(300))", "bar.clear()", "bar.type()",
      "await clock.advance(by: .milliseconds(300))",
    ], inScreens: .yes("a filter in front of the screen, or in the kept value")
  ) { isFixed in
    Explorer(of: Bar.self) {
      (text: $0.text, rows: $0.rows)
    } make: { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      let clock = ManualClock()
      inputs.act("bar.type()", when: { $0.text.isEmpty && server.isFree() }) { $0.type("!") }
      inputs.act("bar.clear()", when: { !$0.text.isEmpty }) { $0.clear() }
      inputs.answers("server", of: server) { text, _ in [.succeed(text)] }
      inputs.clock(clock)
      inputs.always(.sameQuestionIsAnswered) { bar in
        bar.text.isEmpty || bar.rows != nil || clock.scheduledCount > 0 || !server.waiting.isEmpty
      }
      return Bar(server, clock, isFixed)
    }
  }
}

private final class Bar: ServedInTime<String, String> {
  private var task: Task<Void, any Error>?
  private var last = ""
  private(set) var text = ""
  private(set) var rows: String?

  func type(_ text: String) {
    self.text = text
    task = Task {
      try await clock.sleep(for: .milliseconds(300))
      guard text != last else { return }
      last = text
      rows = try await server(text)
    }
  }

  func clear() {
    task?.cancel()
    (text, rows) = ("", nil)
    if isFixed { last = "" }
  }
}
