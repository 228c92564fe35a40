import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // mastodon/mastodon#12957: the way back assumes that the reaction was not there before.
  static let mastodon12957 = Exhibit(
    "mastodon/mastodon#12957", "A reaction that is added twice is not shown as the user's own.",
    .optimisticSettles,
    history: [
      "post.react()", "await server.calls[0].succeed(())", "post.react()",
      "await server.calls[1].fail(Refused())",
    ], inScreens: .yes("a payload that is changed at once, and changed back wrongly")
  ) { isFixed in
    Explorer(of: Post.self) {
      $0.isMine
    } make: { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      var stored = false
      inputs.act("post.react()", when: { _ in server.waiting.isEmpty && server.isFree() }) {
        $0.react()
      }
      inputs.answers("server", of: server) { _, _ in
        [stored ? .fail(Refused()) : .succeed((), as: "()")]
      }
      inputs.always(.optimisticSettles, when: { _ in server.waiting.isEmpty }) {
        $0.isMine == stored
      }
      return Post(isFixed) {
        try await server(())
        stored = true
      }
    }
  }
}

private struct Refused: Error {}

private final class Post: Asking<Void, Void> {
  private(set) var isMine = false

  func react() {
    let before = isMine
    isMine = true
    Task {
      do { try await ask(()) } catch { isMine = isFixed && before }
    }
  }
}
