import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // element-hq/element-x-android#918: the cause is not stated. Here the list loads whenever it comes
  // to the front.
  static let elementX918 = Exhibit(
    "element-hq/element-x-android#918", "Coming back from a detail loads the list again.",
    .loadsOncePerAppearance,
    history: ["members.appear()", "members.showDetail()", "members.appear()"],
    inScreens: .yes("the detail is a state of the same screen, and the list loads again")
  ) { isFixed in
    Explorer(of: Members.self) {
      (isInFront: $0.isInFront, rows: $0.rows)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("members.appear()", when: { !$0.isInFront }) { $0.appear() }
      inputs.act("members.showDetail()", when: { $0.isInFront }) { $0.showDetail() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.always(.loadsOncePerAppearance) { _ in server.calls.count < 2 }
      return Members(server, isFixed)
    }
  }
}

private final class Members: Served<Void, Int> {
  private var hasAsked = false
  private(set) var isInFront = false
  private(set) var rows = 0

  func appear() {
    isInFront = true
    if isFixed, hasAsked { return }
    hasAsked = true
    Task { rows = try await server(()) }
  }

  func showDetail() { isInFront = false }
}
