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
      inputs.always(Property.optimisticSettles.rawValue, when: { _ in server.waiting.isEmpty }) {
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

@MainActor
private final class Post {
  private let isFixed: Bool
  private let store: @MainActor () async throws -> Void
  private(set) var isMine = false

  init(_ isFixed: Bool, store: @escaping @MainActor () async throws -> Void) {
    (self.isFixed, self.store) = (isFixed, store)
  }

  func react() {
    let before = isMine
    isMine = true
    Task {
      do { try await store() } catch { isMine = isFixed && before }
    }
  }
}
