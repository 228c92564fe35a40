import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // home-assistant/frontend#15393: a name that does not exist is accepted and stored, and nothing
  // answers for it; all controls are off while it loads.
  static let homeAssistant15393 = Exhibit(
    "home-assistant/frontend#15393", "A name that does not exist loads forever, again and again.",
    .comesToRest, history: ["panel.choose(\"x\")"],
    inScreens: .yes("a loading state without a deadline")
  ) { isFixed in
    Explorer(of: Panel.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading, chart: $0.chart)
    } make: { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      for name in ["lamp", "x"] {
        inputs.act("panel.choose(\"\(name)\")", when: { !$0.isLoading }) { $0.choose(name) }
      }
      inputs.act("panel.reopen()") { $0.reopen() }
      inputs.answers("server", of: server) { name, _ in name == "x" ? [] : [.succeed(name)] }
      return Panel(server, isFixed)
    }
  }
}

private final class Panel: Served<String, String> {
  private var task: Task<Void, any Error>?
  private var stored: String?
  private(set) var isLoading = false
  private(set) var chart: String?

  func choose(_ name: String) {
    if isFixed, name != "lamp" { return }
    (stored, isLoading, chart) = (name, true, nil)
    task = Task { (chart, isLoading) = (try await server(name), false) }
  }

  func reopen() {
    task?.cancel()
    (isLoading, chart) = (false, nil)
    if let stored { choose(stored) }
  }
}
