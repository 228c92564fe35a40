import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // kasianov-mikhail/scout#767: the view's identity changes, its tasks are cancelled, and the
  // cancellation is stored as a failure.
  static let scout767 = Exhibit(
    "kasianov-mikhail/scout#767", "An error appears when another backend is chosen.",
    .cancellationIsNeverShown,
    history: ["let task = Task { await scene.load() }", "scene.backend = 2"],
    inScreens: .cancellation
  ) { isFixed in
    var explorer = Explorer(of: Scene.self) {
      (rows: $0.rows, error: $0.error)
    } make: { inputs in
      let server = PendingWork<Int, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("scene.backend = 2", when: { $0.backend == 1 }) { $0.backend = 2 }
      inputs.task("await scene.load()", id: { $0.backend }) { await $0.load() }
      inputs.answers("server", of: server) { backend, _ in [.succeed(backend), .fail(Offline())] }
      return Scene(server, isFixed)
    }
    explorer.cancellationIsNeverShown { $0.error }
    return explorer
  }
}

private final class Scene: Served<Int, Int> {
  var backend = 1
  private(set) var rows: Int?
  private(set) var error: String?

  func load() async {
    (rows, error) = (nil, nil)
    do {
      rows = try await server(backend)
    } catch {
      if !isFixed || !Task.isCancelled { self.error = "\(error)" }
    }
  }
}
