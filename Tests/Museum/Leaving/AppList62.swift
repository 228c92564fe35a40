import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // keeganwitt/android-app-list#62: it loads when it is made, and again when it first resumes.
  static let appList62 = Exhibit(
    "keeganwitt/android-app-list#62", "The list is loaded twice at the start.",
    .loadsOncePerAppearance, history: ["list.resume()"],
    inScreens: .onPurpose("the first state loads when it is entered, and again when asked")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("list.resume()", when: { !$0.isResumed }) { $0.resume() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.always(.loadsOncePerAppearance) { _ in server.calls.count < 2 }
      let list = List(server, isFixed)
      list.create()
      return list
    }
  }
}

private final class List: Served<Void, Int> {
  private(set) var isResumed = false
  private(set) var rows = 0

  func create() { if !isFixed { load() } }

  func resume() {
    isResumed = true
    load()
  }

  private func load() { Task { rows = try await server(()) } }
}
