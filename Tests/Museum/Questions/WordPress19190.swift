import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // wordpress-mobile/WordPress-iOS#19190: the cause is not stated. Here an answer that equals the
  // last one is taken for no change, though the rows were cleared.
  static let wordPress19190 = Exhibit(
    "wordpress-mobile/WordPress-iOS#19190", "A search with results, repeated, shows no posts.",
    .sameQuestionIsAnswered,
    history: [
      "reader.search()", "await server.calls[0].succeed([\"post\"])", "reader.search()",
      "await server.calls[1].succeed([\"post\"])",
    ], inScreens: .yes("a service compares the new result with the last one")
  ) { isFixed in
    Explorer(of: Reader.self) {
      (isLoading: $0.isLoading, posts: $0.posts)
    } make: { inputs in
      let server = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("reader.search()", when: { !$0.isLoading && server.isFree() }) { $0.search() }
      inputs.answers("server", of: server, with: [.succeed(["post"])])
      inputs.always(.sameQuestionIsAnswered) {
        $0.isLoading || !$0.hasAsked || !$0.posts.isEmpty
      }
      return Reader(server, isFixed)
    }
  }
}

private final class Reader: Served<Void, [String]> {
  private var last: [String] = []
  private(set) var hasAsked = false
  private(set) var isLoading = false
  private(set) var posts: [String] = []

  func search() {
    (hasAsked, isLoading, posts) = (true, true, [])
    Task {
      let found = try await server(())
      isLoading = false
      guard isFixed || found != last else { return }
      (posts, last) = (found, found)
    }
  }
}
