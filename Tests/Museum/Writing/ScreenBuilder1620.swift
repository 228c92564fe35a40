import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // ProcessMaker/screen-builder#1620: the form is open while it loads, and then overwritten.
  static let screenBuilder1620 = Exhibit(
    "ProcessMaker/screen-builder#1620", "Text that is typed while a task loads is lost.",
    .savedWasLoaded,
    history: [
      "form.open()", "form.type(\"typed\")", "await server.calls[0].succeed(\"loaded\")",
    ], inScreens: .yes("a field that is kept, and written by the loaded state")
  ) { isFixed in
    Explorer(of: Form.self) {
      $0.text
    } make: { inputs in
      let server = PendingWork<Void, String>(reporter: .silent)
      var typed: String?
      inputs.act("form.open()", when: { _ in server.calls.isEmpty }) { $0.open() }
      inputs.act(
        "form.type(\"typed\")", when: { _ in !server.calls.isEmpty && typed == nil }
      ) { form in
        if form.type("typed") { typed = "typed" }
      }
      inputs.answers("server", of: server, with: [.succeed("loaded")])
      inputs.watch("typed") { typed as Any }
      inputs.always(.savedWasLoaded, when: { _ in typed != nil }) {
        $0.text == typed
      }
      return Form(server, isFixed)
    }
  }
}

private final class Form: Served<Void, String> {
  private var isLoading = false
  private(set) var text = ""

  func open() {
    isLoading = true
    Task { (text, isLoading) = (try await server(()), false) }
  }

  /// Whether the field took it.
  func type(_ text: String) -> Bool {
    if isFixed, isLoading { return false }
    self.text = text
    return true
  }
}
