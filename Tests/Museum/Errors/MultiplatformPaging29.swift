import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // kuuuurt/multiplatform-paging#29: a reset says that there is no next page, and nothing is loaded
  // without one.
  static let multiplatformPaging29 = Exhibit(
    "kuuuurt/multiplatform-paging#29", "A reset loads nothing, and the old rows stay.",
    .retryAsksAgain,
    history: ["pager.load()", "await server.calls[0].succeed(1)", "pager.reset()"],
    inScreens: .yes("the kept value says whether there is a next page")
  ) { isFixed in
    Explorer(of: Pager.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("pager.load()", when: { _ in server.calls.isEmpty }) { $0.load() }
      inputs.act(
        "pager.reset()", when: { !$0.isReset && !$0.rows.isEmpty && server.waiting.isEmpty }
      ) { $0.reset() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.always(.retryAsksAgain, when: { $0.isReset }) { _ in
        server.calls.count == 2
      }
      return Pager(server, isFixed)
    }
  }
}

private final class Pager: Served<Void, Int> {
  private var hasNext = true
  private(set) var isReset = false
  private(set) var rows: [Int] = []

  func load() {
    guard hasNext else { return }
    Task { rows.append(try await server(())) }
  }

  func reset() {
    (isReset, hasNext) = (true, isFixed)
    if isFixed { rows = [] }
    load()
  }
}
