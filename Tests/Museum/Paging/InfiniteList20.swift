import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // roeierez/infinite-list#20: as the reporter suspects, nothing looks whether the page was asked for.
  static let infiniteList20 = Exhibit(
    "roeierez/infinite-list#20", "Rapid scrolling asks for the same page again and again.",
    .onePageOnce, needs: .twoCalls, history: ["list.scroll()", "list.scroll()"],
    inScreens: .repeated
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int, Int>(reporter: .silent)
      inputs.act("list.scroll()", when: { _ in server.isFree() }) { $0.scroll() }
      inputs.answers("server", of: server) { page, _ in [.succeed(page)] }
      inputs.always(.onePageOnce) { _ in
        Set(server.calls.map(\.argument)).count == server.calls.count
      }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int, Int> {
  private var isAsking = false
  private(set) var rows = [0]

  func scroll() {
    if isFixed, isAsking { return }
    isAsking = true
    Task {
      rows.append(try await server(rows.count))
      isAsking = false
    }
  }
}
