import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // tuskyapp/Tusky#3632: most actions of the timeline handle no errors, and the button switches by
  // itself.
  static let tusky3632 = Exhibit(
    "tuskyapp/Tusky#3632", "A favourite stays lit after its request has failed.",
    .optimisticSettles, history: ["post.toggle()", "await server.calls[0].fail(Offline())"],
    inScreens: .yes("a payload that is changed at once, and not changed back")
  ) { isFixed in
    Explorer(of: Post.self) {
      $0.isLit
    } make: { inputs in
      let server = PendingWork<Bool, Void>(reporter: .silent)
      var stored = false
      inputs.act("post.toggle()", when: { _ in server.waiting.isEmpty }) { $0.toggle() }
      inputs.answers("server", of: server, with: [.succeed((), as: "()"), .fail(Offline())])
      inputs.watch("stored") { stored }
      inputs.always(.optimisticSettles, when: { _ in server.waiting.isEmpty }) {
        $0.isLit == stored
      }
      return Post(isFixed) { isLit in
        try await server(isLit)
        stored = isLit
      }
    }
  }
}

private final class Post: Asking<Bool, Void> {
  private(set) var isLit = false

  func toggle() {
    isLit.toggle()
    Task {
      do { try await ask(isLit) } catch { if isFixed { isLit.toggle() } }
    }
  }
}
