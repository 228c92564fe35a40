import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // sachatrauwaen/OpenContent#227: the form can be saved while it is loading.
  static let openContent227 = Exhibit(
    "sachatrauwaen/OpenContent#227", "Saving before all data was loaded empties the record.",
    .savedWasLoaded, history: ["form.open()", "form.save()"],
    inScreens: .onPurpose("the loading state has to answer `save()`, and it has nothing to save")
  ) { isFixed in
    Explorer(of: Form.self) {
      $0.text
    } make: { inputs in
      let server = PendingWork<Void, String>(reporter: .silent)
      var saved: String?
      inputs.act("form.open()", when: { _ in server.calls.isEmpty }) { $0.open() }
      inputs.act("form.save()", when: { _ in !server.calls.isEmpty }) { $0.save() }
      inputs.answers("server", of: server, with: [.succeed("stored")])
      inputs.watch("saved") { saved as Any }
      inputs.always(.savedWasLoaded, when: { _ in saved != nil }) { _ in
        saved == "stored"
      }
      return Form(server, isFixed) { saved = $0 }
    }
  }
}

@MainActor
private final class Form {
  private let server: PendingWork<Void, String>
  private let isFixed: Bool
  private let write: @MainActor (String) -> Void
  private var isLoaded = false
  private(set) var text = ""

  init(
    _ server: PendingWork<Void, String>, _ isFixed: Bool,
    write: @escaping @MainActor (String) -> Void
  ) { (self.server, self.isFixed, self.write) = (server, isFixed, write) }

  func open() {
    Task {
      text = try await server(())
      isLoaded = true
    }
  }

  func save() {
    if isFixed, !isLoaded { return }
    write(text)
  }
}
