import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // hartlco/Icro#70: as is suspected there, both clicks are handled before the view closes.
  static let icro70 = Exhibit(
    "hartlco/Icro#70", "A double click on the button publishes a post twice.",
    .oneSubmit, needs: .twoCalls, history: ["editor.post()", "editor.post()"],
    inScreens: .repeated
  ) { isFixed in
    Explorer(of: Editor.self) {
      $0.isOpen
    } make: { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.act("editor.post()", when: { $0.isOpen && server.isFree() }) { $0.post() }
      inputs.answers("server", of: server, with: [.succeed((), as: "()"), .fail(Offline())])
      inputs.always(.oneSubmit) { _ in server.waiting.count < 2 }
      return Editor(server, isFixed)
    }
  }
}

private final class Editor: Served<Void, Void> {
  private var isPosting = false
  private(set) var isOpen = true

  func post() {
    if isFixed, isPosting { return }
    isPosting = true
    Task {
      defer { isPosting = false }
      try await server(())
      isOpen = false
    }
  }
}
